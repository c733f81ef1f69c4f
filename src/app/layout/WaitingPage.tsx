import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useElapsed } from '../../shared/hooks/useElapsed.ts';

const Place = styled(Container)({
  minBlockSize: '100vh',
  paddingBlock: 'clamp(2rem, 6vw, 4rem)',
  color: 'var(--ink-soft)',
});

/** So many milliseconds nothing is said: most pages are there before. */
const SILENT_FOR = 1_000;

/** What stands in the place of a page that is on its way and of which nothing can be shown yet. */
export function WaitingPage() {
  const { t } = useTranslation();
  const late = useElapsed(SILENT_FOR);
  return <Place role="status">{late ? t('common.loading') : null}</Place>;
}
