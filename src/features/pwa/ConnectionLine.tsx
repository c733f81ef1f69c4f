import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pageLanguage } from '../../i18n/addresses.ts';
import { languageOf } from '../../i18n/languages.ts';
import { MARK_ID, STRIP_ID } from '../../shared/connectionPlaces.ts';
import type { Connection } from '../../shared/http/connection.ts';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { useConnection } from './useConnection.ts';
import { useStill } from './useStill.ts';

const Strip = styled(Alert)({
  paddingBlock: '0.25rem',
  paddingInline: 'max(var(--gutter), (100% - var(--wrap)) / 2)',
  borderRadius: 0,
  fontSize: 'var(--fs-small)',
});

const Mark = styled(IconButton)({
  '&, &:hover': { backgroundColor: 'var(--warning-tint)', color: 'var(--warning)' },
  '&[data-state="online"]': { backgroundColor: 'var(--success-tint)', color: 'var(--success)' },
});

/** Renders into an element of the layout, which may be missing after a crash. */
function inPlace(id: string, part: ReactNode) {
  const place = document.getElementById(id);
  return place ? createPortal(part, place) : null;
}

function Sign({ state }: { state: Connection }) {
  const { t, i18n } = useTranslation('menu');
  const id = useId();
  const missing = pageLanguage() === i18n.language ? undefined : languageOf(pageLanguage()).name;
  const [open, setOpen] = useState(true);
  const words = t(`connection.${state}`);
  const sign = <PartIcon name={state === 'online' ? 'check' : 'offline'} />;
  const strip = (
    <aside id={id} data-state={state} data-missing-language={missing} aria-label={t('connection.name')}>
      <Strip role="note" severity={state === 'online' ? 'success' : 'warning'} icon={sign}>
        {words} {missing === undefined ? null : `${t('connection.otherLanguage', { language: missing })} `}
        {state === 'online' || state === 'slow' ? null : (
          <MuiLink color="inherit" component={Link} to="/saved">
            {t('connection.toSaved')}
          </MuiLink>
        )}
      </Strip>
    </aside>
  );
  const mark = (
    <Mark
      color="inherit"
      data-state={state}
      aria-expanded={open}
      aria-controls={id}
      aria-label={words}
      onClick={() => setOpen(!open)}
    >
      {sign}
    </Mark>
  );
  return (
    <>
      {open ? inPlace(STRIP_ID, strip) : null}
      {inPlace(MARK_ID, mark)}
    </>
  );
}

/** Shows the state of the connection under the header. `probe`: a small file of the content service. */
export function ConnectionLine({ probe }: { probe: string }) {
  const { t } = useTranslation('menu');
  const state = useConnection(probe);
  const shown = useStill(state);
  return (
    <>
      <span className="vh" role="status">
        {state ? t(`connection.${state}`) : ''}
      </span>
      {shown ? <Sign key={shown} state={shown} /> : null}
    </>
  );
}
