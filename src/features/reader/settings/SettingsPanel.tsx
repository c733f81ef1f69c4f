import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../../shared/hooks/useBackCloses.ts';
import { rootState } from '../../../shared/rootState.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { CHOICES, choose, type SettingName } from './readingSettings.ts';
import { Boxes, Head, Panel, Place } from './SettingsPanel.styles.ts';

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const DEFAULTS: readonly string[] = ['auto', 'normal'];

/** Returns the current value of a setting, which another tab may change. */
function useSetting(name: SettingName): string {
  const chosen = useSyncExternalStore(watch, () => rootState(name));
  return chosen ?? CHOICES[name].find((choice) => DEFAULTS.includes(choice)) ?? '';
}

interface ChoiceProps {
  readonly name: SettingName;
  /** Labels that are shown instead of the names. */
  readonly sign?: string;
  readonly onSaved: (saved: boolean) => void;
}

function Choice({ name, sign, onSaved }: ChoiceProps) {
  const { t } = useTranslation('reading');
  const chosen = useSetting(name);
  return (
    <FormControl component="fieldset" data-setting={name}>
      <FormLabel component="legend">{t(name)}</FormLabel>
      <Boxes
        role="none"
        name={name}
        value={chosen}
        onChange={(_event, value) => onSaved(choose(name, value))}
      >
        {CHOICES[name].map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio />}
            label={
              <>
                {sign ? <b aria-hidden="true">{sign}</b> : null}
                <span className={sign ? 'vh' : undefined}>{t(`choices.${value}`)}</span>
              </>
            }
          />
        ))}
      </Boxes>
    </FormControl>
  );
}

interface SettingsPanelProps {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Panel of reading settings, which take effect immediately. */
export function SettingsPanel({ id, anchor, onClose }: SettingsPanelProps) {
  const { t } = useTranslation('library');
  const { t: reading } = useTranslation('reading');
  const { t: common } = useTranslation();
  const [saved, setSaved] = useState(true);
  useBackCloses(true, onClose);
  return (
    // Next to its button in the document, so that Tab leads into the panel and closes it afterwards.
    <Place open disablePortal anchorEl={anchor} placement="bottom-start">
      <Panel id={id} role="group" aria-label={t('read.settings')}>
        <Head direction="row">
          <b aria-hidden="true">{t('read.settings')}</b>
          <IconButton color="inherit" aria-label={common('common.close')} onClick={onClose}>
            <PartIcon name="close" />
          </IconButton>
        </Head>
        <Choice name="textSize" sign={reading('letter')} onSaved={setSaved} />
        <Choice name="lineWidth" onSaved={setSaved} />
        <Choice name="scheme" onSaved={setSaved} />
        <p role="status" className="soft">
          {saved ? '' : reading('notKept')}
        </p>
      </Panel>
    </Place>
  );
}
