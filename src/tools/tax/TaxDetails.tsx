import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FactId } from '../../content/facts/facts.ts';
import { CopyLink } from '../kit/actions.tsx';
import { ToolSources } from '../kit/frame.tsx';

/** Notes, link to the deadlines, and sources of a tax tool. */
export function TaxDetails({ facts, children }: { facts: readonly FactId[]; children?: ReactNode }) {
  const { t } = useTranslation('tax');
  return (
    <Stack spacing={1.5} sx={{ fontSize: 'var(--fs-small)' }}>
      {children}
      <p>
        <MuiLink component={Link} to="/accounting/templates">
          {t('toDeadlines')}
        </MuiLink>
      </p>
      <Stack direction="row" spacing={1} className="no-print">
        <CopyLink t={t} />
      </Stack>
      <ToolSources ids={facts} />
    </Stack>
  );
}
