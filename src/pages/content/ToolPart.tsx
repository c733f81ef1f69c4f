import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect } from 'react';
import { isLost } from '../../shared/http/lost.ts';
import { retryUntilOnline } from '../../shared/http/retryUntilOnline.ts';
import { lazyPart } from '../../shared/lazyPart.ts';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import type { PageTool } from '../tools/tools.ts';
import { reportHydrated } from '../../shared/hydrated.ts';

const ID = 'tool';

const Place = styled(Container)({
  paddingBlock: 'clamp(0.5rem, 2vw, 1.5rem) var(--fluid-xl)',
});

const waiting = <Paper variant="tint" aria-hidden="true" sx={{ minBlockSize: '24rem' }} />;

function ToolHydrationMark(): null {
  useEffect(() => {
    const tool = document.getElementById(ID);
    tool?.removeAttribute('data-unhydrated');
    reportHydrated(tool);
  }, []);
  return null;
}

const toolMissing = lazyPart(
  async () => (await import('./text/ToolMissing.tsx')).ToolMissing,
  retryUntilOnline,
);

/** Message for a tool that fails to load; other errors belong to the page's error boundary. */
function NoTool({ error }: { error: unknown }) {
  if (!isLost(error)) throw error;
  return (
    <Suspense fallback={waiting}>
      <toolMissing.Part />
      <ToolHydrationMark />
    </Suspense>
  );
}

/** The tool of a content page (PG-02), hydrated separately, because its code may still be loading. */
export function ToolPart({ tool }: { tool: PageTool }) {
  return (
    <Place id={ID} data-unhydrated="">
      <ErrorBoundary Fallback={NoTool}>
        <Suspense fallback={waiting}>
          <tool.Part />
          <ToolHydrationMark />
        </Suspense>
      </ErrorBoundary>
    </Place>
  );
}
