import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import missingArt from '../../content/art/states/offline.svg?no-inline';
import { isLost } from '../../shared/http/lost.ts';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import { StatePanel } from '../../shared/ui/StatePanel.tsx';
import type { PageTool } from '../tools/tools.ts';
import styles from './ContentPage.module.css';

const ID = 'tool';

/** Says that the tool answers: what was tapped or chosen in it earlier is then given back (app/start/inline). */
function Awake({ path }: { path: string }): null {
  useEffect(() => {
    document.getElementById(ID)?.removeAttribute('data-asleep');
    document.documentElement.dataset['section'] = path;
  }, [path]);
  return null;
}

/** The page's text can be read all the same. What is broken and not missing is the page's own trouble. */
function ToolMissing({ error }: { error: unknown }) {
  const { t } = useTranslation('content');
  const { t: menu } = useTranslation('menu');
  if (!isLost(error)) throw error;
  return (
    <StatePanel art={missingArt} role="alert" title={t('toolMissing.title')} text={t('toolMissing.text')}>
      <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
        {menu('missing.reload')}
      </button>
      <Awake path="" />
    </StatePanel>
  );
}

/** The tool of a content page (PG-02), which comes alive by itself: its code may still be on its way. */
export function ToolPart({ path, tool }: { path: string; tool: PageTool }) {
  return (
    <div id={ID} className={`wrap ${styles.tool}`} data-asleep="">
      <ErrorBoundary Fallback={ToolMissing}>
        <Suspense fallback={<div className={styles.waiting} aria-hidden="true" />}>
          <tool.Part />
          <Awake path={path} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
