import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import addArt from '../../../content/art/install/add.svg?no-inline';
import browserArt from '../../../content/art/install/browser.svg?no-inline';
import dockArt from '../../../content/art/install/dock.svg?no-inline';
import homeArt from '../../../content/art/install/home.svg?no-inline';
import listArt from '../../../content/art/install/list.svg?no-inline';
import menuArt from '../../../content/art/install/menu.svg?no-inline';
import shareArt from '../../../content/art/install/share.svg?no-inline';
import type { InstallWay } from './installWay.ts';

const Steps = styled(List)<{ component: 'ol' }>({
  display: 'grid',
  gap: '0.75rem',
  padding: 0,
  '& li': { gap: '1rem', padding: 0, fontSize: '1rem', lineHeight: 'calc(var(--lh-snug) + 0.15)' },
  '& img': {
    flex: 'none',
    inlineSize: '4.5rem',
    blockSize: '3.375rem',
    borderRadius: 'var(--r-control)',
    backgroundColor: 'var(--tint)',
  },
});

const steps = {
  iosSafari: [
    [shareArt, 'share'],
    [listArt, 'addHome'],
    [addArt, 'add'],
  ],
  iosBrowser: [
    [shareArt, 'shareBrowser'],
    [listArt, 'addHome'],
    [addArt, 'add'],
  ],
  inApp: [
    [menuArt, 'windowMenu'],
    [browserArt, 'openBrowser'],
    [homeArt, 'thenInstall'],
  ],
  androidMenu: [
    [menuArt, 'menu'],
    [homeArt, 'menuInstall'],
  ],
  macDock: [
    [menuArt, 'fileMenu'],
    [dockArt, 'dock'],
  ],
} as const;

/** Illustrated steps of a manual installation (OF-01). */
export function InstallSteps({ way }: { way: Exclude<InstallWay, 'none' | 'prompt'> }) {
  const { t } = useTranslation('pwa');
  return (
    <Steps component="ol">
      {steps[way].map(([art, words]) => (
        <ListItem key={words}>
          <img className="mirror" src={art} width={72} height={54} alt="" />
          <span>{t(`install.steps.${words}`)}</span>
        </ListItem>
      ))}
    </Steps>
  );
}
