/** What choosing needs to know of a voice. */
export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** A language's code without its region; Android writes `en_US`. */
const baseOf = (lang: string): string => lang.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The voice for a language. One of the device comes first: it speaks without a network, and the text stays here. One
 * that comes over the network only while there is one. Among equals the browser's own choice, then its order.
 */
export function chooseVoice<Voice extends VoiceTraits>(
  voices: readonly Voice[],
  lang: string,
  online: boolean,
): Voice | undefined {
  const fitting = voices.filter((voice) => baseOf(voice.lang) === baseOf(lang));
  const local = fitting.filter(({ localService }) => localService);
  const usable = local.length > 0 ? local : online ? fitting : [];
  return usable.find((voice) => voice.default) ?? usable[0];
}
