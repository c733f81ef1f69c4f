import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../../shared/hooks/useBackCloses.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { CHOICES, choose, type SettingName } from './readingSettings.ts';
import { Boxes, Head, Panel, Place } from './SettingsPanel.styles.ts';
import { useSetting } from './useSetting.ts';

interface ChoiceProps {
  readonly name: SettingName;
  /** What each choice shows in place of its name, in its own size. */
  readonly sign?: string;
  /** Told whether the choice could be kept. */
  readonly onSaved: (saved: boolean) => void;
}

function Choice({ name, sign, onSaved }: ChoiceProps) {
  const { t } = useTranslation();
  const chosen = useSetting(name);
  return (
    <FormControl component="fieldset" data-setting={name}>
      <FormLabel component="legend">{t(`reading.${name}`)}</FormLabel>
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
                <span className={sign ? 'vh' : undefined}>{t(`reading.choices.${value}`)}</span>
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
  /** The button beside which it stands. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The choices themselves. What they change is seen beside them, so they take effect at once. */
export function SettingsPanel({ id, anchor, onClose }: SettingsPanelProps) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(true);
  useBackCloses(true, onClose);
  return (
    // Beside its button in the document, too: the keyboard goes on from there, and leaving it closes it.
    <Place open disablePortal anchorEl={anchor} placement="bottom-start">
      <Panel id={id} role="group" aria-label={t('read.settings')}>
        <Head>
          <b aria-hidden="true">{t('read.settings')}</b>
          <IconButton color="inherit" aria-label={t('common.close')} onClick={onClose}>
            <PartIcon name="close" />
          </IconButton>
        </Head>
        <Choice name="textSize" sign={t('reading.letter')} onSaved={setSaved} />
        <Choice name="lineWidth" onSaved={setSaved} />
        <Choice name="scheme" onSaved={setSaved} />
        <p role="status" className="soft">
          {saved ? '' : t('reading.notKept')}
        </p>
      </Panel>
    </Place>
  );
}
