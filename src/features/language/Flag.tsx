import { styled } from '@mui/material/styles';
import ae from '../../content/art/flags/ae.svg';
import gb from '../../content/art/flags/gb.svg';
import india from '../../content/art/flags/in.svg';
import pk from '../../content/art/flags/pk.svg';
import type { Language } from '../../i18n/languages.ts';

/** Drawn: where emoji have no flags, as on Windows, readers saw empty boxes or two letters. */
const drawings: Readonly<Record<Language['flag'], string>> = { gb, ae, pk, in: india };

const Drawing = styled('img')({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.05rem',
  borderRadius: '2px',
  outline: '1px solid var(--line)',
});

/** A language's flag (LA-05). It only decorates: the language's name stands beside it. */
export function Flag({ name }: { name: Language['flag'] }) {
  return <Drawing src={drawings[name]} width={20} height={14} alt="" data-flag={name} />;
}
