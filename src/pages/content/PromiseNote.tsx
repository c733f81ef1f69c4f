import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type PromiseId, promises } from '../../content/firm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { SampleNote } from '../../shared/ui/SampleNote.tsx';

const Above = styled('div')({ marginBlockEnd: '1.5rem' });

/** Names the promises of a page that the firm has not confirmed yet (PG-04). */
export function PromiseNote({ made }: { made: readonly PromiseId[] }) {
  const { t } = useTranslation('content');
  const { code } = useLanguage();
  const open = made.filter((id) => promises[id].status === 'sample');
  if (open.length === 0) return null;
  const list = open.map((id) => t(`promises.${id}`)).join(code === 'ar' || code === 'ur' ? '؛ ' : '; ');
  return (
    <Above>
      <SampleNote of={open.map((id) => promises[id])}>{`${t('promisesLead')} ${list}.`}</SampleNote>
    </Above>
  );
}
