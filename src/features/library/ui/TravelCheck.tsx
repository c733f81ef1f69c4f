import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuideSource, SavedGuide } from '../model.ts';
import { opensOffline } from '../shellState.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { checkGuide, saveGuide } from '../save.ts';

type Outcome =
  | { readonly state: 'idle' | 'checking' }
  | { readonly state: 'checked'; readonly broken: readonly SavedGuide[]; readonly installed: boolean };

async function verifyAll(guides: readonly SavedGuide[], { canShow }: GuideSource): Promise<Outcome> {
  const broken: SavedGuide[] = [];
  for (const guide of guides) if (!(await checkGuide(guide, canShow).catch(() => false))) broken.push(guide);
  return { state: 'checked', broken, installed: await opensOffline() };
}

/** "Ready to travel?": verifies all saved guides, repairs them, and reports missing parts (OF-05). */
export function TravelCheck({ guides, source }: { guides: readonly SavedGuide[]; source: GuideSource }) {
  const { t } = useTranslation('library');
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle' });
  const check = async () => {
    setOutcome({ state: 'checking' });
    setOutcome(await verifyAll(guides, source));
  };
  const broken = outcome.state === 'checked' ? outcome.broken : [];
  const repair = async () => {
    setOutcome({ state: 'checking' });
    for (const { id, slug } of broken) await saveGuide(id, () => source.load(slug));
    setOutcome(await verifyAll(guides, source));
  };
  return (
    <>
      <div role="status">
        {outcome.state === 'checking' ? (
          <Alert role="none" severity="info" icon={<CircularProgress size="1em" />}>
            {t('checking')}
          </Alert>
        ) : null}
        {outcome.state === 'checked' && !outcome.installed ? (
          <Alert role="none" severity="info" icon={<PartIcon name="offline" />}>
            {t('notInstalled')}
          </Alert>
        ) : null}
        {outcome.state === 'checked' && broken.length === 0 && outcome.installed ? (
          <Alert role="none" severity="success" icon={<PartIcon name="check" />}>
            <b>{t('ready', { count: guides.length })}</b>
          </Alert>
        ) : null}
        {broken.length > 0 ? (
          <Alert role="none" severity="warning" icon={<PartIcon name="again" />}>
            <b>{t('notReady', { count: broken.length })}</b>
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
          {t('repair')}
        </Button>
      ) : (
        <Button
          aria-disabled={outcome.state === 'checking'}
          onClick={() => outcome.state !== 'checking' && void check()}
        >
          {t('check')}
        </Button>
      )}
    </>
  );
}
