import Paper from '@mui/material/Paper';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { menuNames } from '../../../content/menuNames.ts';
import { whenIdleOrVisible } from '../../../shared/hooks/whenIdleOrVisible.ts';
import { skipHydration } from '../../../shared/html/skipHydration.ts';
import { retryUntilOnline } from '../../../shared/http/retryUntilOnline.ts';
import { lazyPart, type LoadStrategy } from '../../../shared/lazyPart.ts';
import { useOnceWide } from '../useOnceWide.ts';
import { Panels } from './Nav.styles.ts';
import { panelId } from './useMenus.ts';

const withMenus: LoadStrategy = async (load) => {
  await whenIdleOrVisible('[popover]');
  return retryUntilOnline(load);
};

const loadPanel = async () => (await import('./MenuPanel.tsx')).MenuPanel;
const loadPackages = async () => (await import('./PackagesPanel.tsx')).PackagesPanel;

const LazyMenuPanel = lazyPart(loadPanel, withMenus).Part;
const LazyPackagesPanel = lazyPart(loadPackages, withMenus).Part;

interface PanelProps {
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Panel = ({ name, title, children }: PanelProps) => (
  <Paper component="nav" popover="auto" id={panelId(name)} square aria-label={title}>
    <Suspense>{children}</Suspense>
  </Paper>
);

/**
 * The panels of the header's menus, at the end of the document so that the first screen arrives before them. They are
 * hydrated when the browser is idle, and not at all on phones.
 */
export function MenuPanels() {
  const { t } = useTranslation();
  if (!useOnceWide('xl')) return <Panels key="static" {...skipHydration} />;
  return (
    <Panels key="hydrated">
      {menuNames.map((name) => (
        <Panel key={name} name={name} title={t(`menus.${name}`)}>
          <LazyMenuPanel name={name} />
        </Panel>
      ))}
      <Panel name="packages" title={t('menus.popular')}>
        <LazyPackagesPanel />
      </Panel>
    </Panels>
  );
}
