import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import missingArt from '../../content/art/states/offline.svg?no-inline';
import { isLost } from '../../shared/http/lost.ts';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import type { PageTool } from '../tools/tools.ts';
import { reportHydrated } from '../../shared/hydrated.ts';

const ID = 'tool';

const Place = styled(Container)({
  paddingBlock: 'clamp(0.5rem, 2vw, 1.5rem) clamp(1.5rem, 4vw, 3rem)',
});

const Waiting = styled('div')({
  minBlockSize: '24rem',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
});

/** Reports that the tool is hydrated. */
function ToolHydrationMark(): null {
  useEffect(() => {
    const tool = document.getElementById(ID);
    tool?.removeAttribute('data-unhydrated');
    reportHydrated(tool);
  }, []);
  return null;
}

/** The page's text can be read all the same. What is broken and not missing is the page's own trouble. */
function ToolMissing({ error }: { error: unknown }) {
  const { t } = useTranslation('content');
  const { t: menu } = useTranslation('menu');
  if (!isLost(error)) throw error;
  return (
    <StatePanel art={missingArt} role="alert" title={t('toolMissing.title')} text={t('toolMissing.text')}>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {menu('missing.reload')}
      </Button>
      <ToolHydrationMark />
    </StatePanel>
  );
}

/** The tool of a content page (PG-02), which is hydrated by itself: its code may still be on its way. */
export function ToolPart({ tool }: { tool: PageTool }) {
  return (
    <Place id={ID} data-unhydrated="">
      <ErrorBoundary Fallback={ToolMissing}>
        <Suspense fallback={<Waiting aria-hidden="true" />}>
          <tool.Part />
          <ToolHydrationMark />
        </Suspense>
      </ErrorBoundary>
    </Place>
  );
}
