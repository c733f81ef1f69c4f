import { useSyncExternalStore } from 'react';
import type { UtteranceHandlers, Speech } from './player.ts';
import { chooseVoice } from './voices.ts';

const synthesisOf = (): SpeechSynthesis | undefined =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;

function bestVoice(lang: string): SpeechSynthesisVoice | undefined {
  return chooseVoice(synthesisOf()?.getVoices() ?? [], lang, navigator.onLine);
}

/** Browsers drop the events of an utterance that is garbage-collected. */
const held = new Set<SpeechSynthesisUtterance>();

function speak(voice: SpeechSynthesisVoice, text: string, rate: number, handlers: UtteranceHandlers): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang.replace('_', '-');
  utterance.rate = rate;
  utterance.addEventListener('start', handlers.began);
  utterance.addEventListener('end', handlers.ended);
  utterance.addEventListener('error', ({ error }) => handlers.failed(error));
  held.add(utterance);
  synthesisOf()?.speak(utterance);
}

/** Speech synthesis of this device. */
export const deviceSpeech: Speech = {
  voiceFor: (lang) => {
    const voice = bestVoice(lang);
    return (
      voice && {
        remote: !voice.localService,
        speak: (text, rate, handlers) => speak(voice, text, rate, handlers),
      }
    );
  },
  cancel: () => {
    held.clear();
    synthesisOf()?.cancel();
  },
};

/** Speaks an empty utterance: some browsers allow speech only after one within a click. */
export function unlockSpeech(): void {
  const nothing = new SpeechSynthesisUtterance(' ');
  nothing.volume = 0;
  synthesisOf()?.speak(nothing);
}

function watch(notify: () => void): () => void {
  const synthesis = synthesisOf();
  synthesis?.addEventListener?.('voiceschanged', notify);
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    synthesis?.removeEventListener?.('voiceschanged', notify);
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Returns true when a voice for the language is available. Voices load after the page. */
export function useCanSpeak(lang: string): boolean {
  return useSyncExternalStore(
    watch,
    () => bestVoice(lang) !== undefined,
    () => false,
  );
}
