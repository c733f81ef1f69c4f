/** Properties of a voice that determine the choice. */
export type VoiceTraits = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/** Returns the language code without region; Android writes `en_US`. */
const baseOf = (lang: string): string => lang.toLowerCase().split(/[-_]/)[0] ?? '';

/** Returns the best voice: local ones first, remote ones only while online; then the browser's default. */
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
