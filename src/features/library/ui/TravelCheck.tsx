import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideSource, SavedGuide } from '../model.ts';
import { opensOffline } from '../../../shared/shellState.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { checkGuide, saveGuide } from '../save.ts';

type Outcome =
  | { readonly state: 'asked' | 'reading' }
  | { readonly state: 'told'; readonly broken: readonly SavedGuide[]; readonly installed: boolean };

async function readAllBack(guides: readonly SavedGuide[], { canShow }: GuideSource): Promise<Outcome> {
  const broken: SavedGuide[] = [];
  for (const guide of guides) if (!(await checkGuide(guide, canShow).catch(() => false))) broken.push(guide);
  return { state: 'told', broken, installed: await opensOffline() };
}

/** "Ready to travel?": reads all that is saved back and says yes, or what is missing, and repairs it (OF-05). */
export function TravelCheck({ guides, source }: { guides: readonly SavedGuide[]; source: GuideSource }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asked' });
  const check = async () => {
    setOutcome({ state: 'reading' });
    setOutcome(await readAllBack(guides, source));
  };
  const broken = outcome.state === 'told' ? outcome.broken : [];
  const repair = async () => {
    setOutcome({ state: 'reading' });
    for (const { id, slug } of broken) await saveGuide(id, () => source.load(slug));
    setOutcome(await readAllBack(guides, source));
  };
  return (
    <>
      <div role="status">
        {outcome.state === 'reading' ? (
          <Alert role="none" severity="info" icon={<CircularProgress size="1em" />}>
            {t('library.checking')}
          </Alert>
        ) : null}
        {outcome.state === 'told' && !outcome.installed ? (
          <Alert role="none" severity="info" icon={<PartIcon name="offline" />}>
            {t('library.notInstalled')}
          </Alert>
        ) : null}
        {outcome.state === 'told' && broken.length === 0 && outcome.installed ? (
          <Alert role="none" severity="success" icon={<PartIcon name="check" />}>
            <b>{t('library.ready', { count: guides.length })}</b>
          </Alert>
        ) : null}
        {broken.length > 0 ? (
          <Alert role="none" severity="warning" icon={<PartIcon name="again" />}>
            <b>{t('library.notReady', { count: broken.length })}</b>
            <ul>
              {broken.map(({ id, title }) => (
                <li key={id} dir="auto">
                  {title}
                </li>
              ))}
            </ul>
          </Alert>
        ) : null}
      </div>
      {broken.length > 0 ? (
        <Button variant="primary" onClick={() => void repair()}>
          {t('library.repair')}
        </Button>
      ) : (
        <Button
          aria-disabled={outcome.state === 'reading'}
          onClick={() => outcome.state !== 'reading' && void check()}
        >
          {t('library.check')}
        </Button>
      )}
    </>
  );
}
