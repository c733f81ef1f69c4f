import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { openInApp } from './openInApp.ts';

/** The way to the kept copy of a PDF file. */
export function OpenCopy({ path }: { path: string }) {
  const { t } = useTranslation('downloads');
  return (
    <Button href={path} type="application/pdf" onClick={openInApp(path)}>
      <PartIcon name="quote" />
      {t('open')}
    </Button>
  );
}
