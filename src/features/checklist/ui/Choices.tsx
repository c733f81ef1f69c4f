import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ORIGINS, OWNERS, PLACES } from '../../../content/checklist/documents.ts';
import { Select } from '../../../shared/ui/Select.tsx';
import type { Setup } from '../requiredDocuments.ts';

const Fields = styled('div')({ display: 'grid', gap: '0.9rem' });

/** The three choices from which the list follows; they take effect at once. */
export function Choices({ setup, onChange }: { setup: Setup; onChange: (change: Partial<Setup>) => void }) {
  const { t } = useTranslation('checklist');
  return (
    <Fields className="no-print">
      <Select
        label={t('place')}
        value={setup.place}
        options={PLACES.map((value) => ({ value, words: t(`places.${value}`) }))}
        onChange={(place) => onChange({ place })}
      />
      <Select
        label={t('owners')}
        value={setup.owners}
        options={OWNERS.map((value) => ({ value, words: t(`ownership.${value}`) }))}
        onChange={(owners) => onChange({ owners })}
      />
      <Select
        label={t('origin')}
        value={setup.origin}
        options={ORIGINS.map((value) => ({ value, words: t(`origins.${value}`) }))}
        onChange={(origin) => onChange({ origin })}
      />
    </Fields>
  );
}
