import { styled } from '@mui/material/styles';
import ae from '../../content/art/flags/ae.svg';
import gb from '../../content/art/flags/gb.svg';
import india from '../../content/art/flags/in.svg';
import pk from '../../content/art/flags/pk.svg';
import type { Language } from '../../i18n/languages.ts';

/** Images: Windows has no flag emoji. */
const drawings: Readonly<Record<Language['flag'], string>> = { gb, ae, pk, in: india };

const Drawing = styled('img')({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.05rem',
  borderRadius: '2px',
  outline: '1px solid var(--line)',
});

/** Flag of a language (LA-05). Decorative: the name of the language is next to it. */
export function Flag({ name }: { name: Language['flag'] }) {
  return <Drawing src={drawings[name]} width={20} height={14} alt="" data-flag={name} />;
}
