import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { licenceTypes } from '../../../content/home/licences.ts';
import type { LicenceType } from '../../../content/home/licencesFile.ts';
import harbour from '../../../content/art/harbour.svg?no-inline';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { Section } from './Licences.styles.ts';

const HOVER_DELAY_MS = 120;
const FIRST_TYPE = 1;
const FEATURES = ['ownership', 'tax', 'process'] as const;

/** Returns handlers that select an item after the pointer has rested on it. */
function useHoverIntent(choose: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') timer.current = setTimeout(choose, HOVER_DELAY_MS);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
}

interface LicenceCardProps {
  readonly type: LicenceType;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function More({ type: { id, to }, hidden }: { type: LicenceType; hidden: boolean }) {
  const { t } = useTranslation('home');
  return (
    <div hidden={hidden}>
      <p>{t(`licences.${id}More`)}</p>
      <ul>
        {FEATURES.map((feature) => (
          <li key={feature}>
            <PartIcon name="check" />
            {t(`licences.${feature}`)}
          </li>
        ))}
      </ul>
      <p>{t('licences.conditions')}</p>
      <MuiLink component={Link} to={to}>
        {t(`licences.${id}Link`)}
      </MuiLink>
    </div>
  );
}

function LicenceCard({ type, selected, onSelect }: LicenceCardProps) {
  const { t } = useTranslation('home');
  const { id, colour, authorities } = type;
  const hovering = useHoverIntent(onSelect);
  return (
    <Card
      role="presentation"
      data-colour={colour}
      data-selected={selected || undefined}
      onFocus={onSelect}
      {...hovering}
    >
      <Typography variant="h3">
        <ButtonBase aria-expanded={selected} onClick={onSelect}>
          {t(`licences.${id}`)}
        </ButtonBase>
      </Typography>
      <p>{t(`licences.${id}Text`)}</p>
      <More type={type} hidden={!selected} />
      <img className="mirror" src={harbour} width={1600} height={320} alt="" loading="lazy" />
      <ul aria-label={t('licences.authorities')}>
        {authorities.map(({ name, short }) => (
          <Chip
            key={short}
            component="li"
            label={
              <abbr title={name} lang="en">
                {short}
              </abbr>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

/** Licence types as cards, selected by hover, focus or tap; initially the second (HO-09). */
export function Licences() {
  const { t } = useTranslation('home');
  const [selected, setSelected] = useState(FIRST_TYPE);
  return (
    <Section component="section" id="licences" className="below" aria-labelledby="licences-title">
      <Typography variant="h2" id="licences-title">
        {t('licences.title')}
      </Typography>
      <Typography>{t('licences.lead')}</Typography>
      <div>
        {licenceTypes.map((type, place) => (
          <LicenceCard
            key={type.id}
            type={type}
            selected={place === selected}
            onSelect={() => setSelected(place)}
          />
        ))}
      </div>
    </Section>
  );
}
