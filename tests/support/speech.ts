import type { Page } from 'playwright-core';
import * as v from 'valibot';

export interface FakeVoice {
  readonly lang: string;
  readonly localService: boolean;
}

/** Voices of most devices. */
export const LOCAL_VOICES: readonly FakeVoice[] = [
  { lang: 'en-GB', localService: true },
  { lang: 'ar_AE', localService: true },
];

/**
 * Replaces speech synthesis before the page opens: headless browsers have no voices. Utterances are recorded
 * (`spoken`) and end on command (`hear`). With `later`, voices become available on command (`voicesCome`).
 */
export async function fakeSpeech(
  page: Page,
  voices: readonly FakeVoice[] = LOCAL_VOICES,
  later = false,
): Promise<void> {
  await page.addInitScript(
    ([voices, later]) => {
      class Utterance extends EventTarget {
        text: string;
        lang = '';
        rate = 1;
        volume = 1;
        voice: unknown = null;
        constructor(text: string) {
          super();
          this.text = text;
        }
      }
      let known = later ? [] : voices;
      let queue: Utterance[] = [];
      const said: Utterance[] = [];
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => known,
        speak: (utterance: Utterance) => {
          if (utterance.volume > 0) said.push(utterance);
          queue.push(utterance);
          queueMicrotask(() => utterance.dispatchEvent(new Event('start')));
        },
        cancel: () => {
          for (const utterance of queue)
            utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'interrupted' }));
          queue = [];
        },
      });
      const emit = (type: string, error = '') => {
        const utterance = queue.shift();
        utterance?.dispatchEvent(Object.assign(new Event(type), { error }));
      };
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
      Object.defineProperty(window, 'fakeSpeech', {
        value: {
          said: () => said.map(({ text, lang, rate }) => `${lang} ${rate} ${text}`),
          busy: () => queue.length,
          emit,
          come: () => {
            known = voices;
            synthesis.dispatchEvent(new Event('voiceschanged'));
          },
        },
      });
    },
    [voices, later] as const,
  );
}

const ask = (page: Page, name: string, ...values: readonly string[]): Promise<unknown> =>
  page.evaluate(
    ([name, ...values]) => {
      const fake: unknown = Reflect.get(window, 'fakeSpeech');
      const work: unknown = typeof fake === 'object' && fake !== null ? Reflect.get(fake, name) : undefined;
      if (typeof work !== 'function') throw new Error('This page has no speech of ours');
      return work(...values);
    },
    [name, ...values] as const,
  );

/** Returns language, rate and text of all utterances. */
export const spoken = async (page: Page): Promise<string[]> =>
  v.parse(v.array(v.string()), await ask(page, 'said'));

/** Returns the number of current and queued utterances. */
export const speaking = async (page: Page): Promise<number> => v.parse(v.number(), await ask(page, 'busy'));

export const hear = (page: Page): Promise<unknown> => ask(page, 'emit', 'end');

export const failSpeech = (page: Page, error: string): Promise<unknown> => ask(page, 'emit', 'error', error);

export const voicesCome = (page: Page): Promise<unknown> => ask(page, 'come');
