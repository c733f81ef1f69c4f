import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../i18n/readingWords.ts';
import { loadNamespace } from '../../../i18n/i18n.ts';
import { offerFile } from '../../../shared/offerFile.ts';
import { ReaderIcon } from '../ReaderIcon.tsx';

/** A file that was made. */
export interface MadeFile {
  readonly name: string;
  readonly text: string;
}

interface SaveFileProps {
  readonly title: string;
  /** Makes the file; the words of `reading` are there then. Rejects when the article cannot be had. */
  readonly make: () => Promise<MadeFile>;
  /** In a row of a list, where only the title tells it from the others. */
  readonly inList?: boolean;
}

/** Offers an article as one file, to keep or to pass on (OF-10). Says when that takes a while, or fails. */
export function SaveFile({ title, make, inList = false }: SaveFileProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');

  const save = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await loadNamespace('reading');
      const { name, text } = await make();
      offerFile(name, 'text/html', text);
      setState('rest');
    } catch (error) {
      console.info(`No file: ${String(error)}`);
      setState('failed');
    }
  };
  const words =
    state === 'busy' ? t('read.makingFile') : state === 'failed' ? t('read.fileFailed') : t('read.saveFile');
  const waits = { 'aria-busy': state === 'busy' || undefined, onClick: () => void save() };
  return (
    <>
      <IconButton color="inherit" aria-label={inList ? `${words}: ${title}` : words} title={words} {...waits}>
        <ReaderIcon name="file" />
      </IconButton>
      <span className="vh" role="status">
        {state === 'rest' ? '' : words}
      </span>
    </>
  );
}
