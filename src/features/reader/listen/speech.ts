import { useSyncExternalStore } from 'react';
import type { Hearing, Speech } from './player.ts';
import { chooseVoice } from './voices.ts';

const synthesisOf = (): SpeechSynthesis | undefined =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : undefined;

function bestVoice(lang: string): SpeechSynthesisVoice | undefined {
  return chooseVoice(synthesisOf()?.getVoices() ?? [], lang, navigator.onLine);
}

/** Browsers forget the events of an utterance that nobody holds. */
const held = new Set<SpeechSynthesisUtterance>();

function say(voice: SpeechSynthesisVoice, text: string, rate: number, hearing: Hearing): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang.replace('_', '-');
  utterance.rate = rate;
  utterance.addEventListener('start', hearing.began);
  utterance.addEventListener('end', hearing.ended);
  utterance.addEventListener('error', ({ error }) => hearing.failed(error));
  held.add(utterance);
  synthesisOf()?.speak(utterance);
}

/** The speech of this device. */
export const deviceSpeech: Speech = {
  voiceFor: (lang) => {
    const voice = bestVoice(lang);
    return (
      voice && {
        remote: !voice.localService,
        say: (text, rate, hearing) => say(voice, text, rate, hearing),
      }
    );
  },
  hush: () => {
    held.clear();
    synthesisOf()?.cancel();
  },
};

/**
 * Some browsers speak only after they have spoken within a tap; what speaks may have to be fetched first. To be called
 * on a tap. What is said here is nothing.
 */
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

/** Whether a language can be heard on this device now. Voices become known some time after the page has opened. */
export function useCanSpeak(lang: string): boolean {
  return useSyncExternalStore(
    watch,
    () => bestVoice(lang) !== undefined,
    () => false,
  );
}
