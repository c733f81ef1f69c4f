import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { prefilledMessage } from '../../../shared/prefill.ts';
import { useForgetPrefill } from './useForgetPrefill.ts';
import type { Request } from './useRequest.ts';

const Place = styled('div')({
  '& > section': {
    display: 'grid',
    gap: '0.6rem',
    justifyItems: 'start',
    padding: '1rem 1.25rem',
    backgroundColor: 'var(--primary-soft)',
  },
  '& h2': { fontSize: '1rem' },
  '& section > p': {
    maxBlockSize: '14rem',
    inlineSize: '100%',
    overflow: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.5,
  },
  '& button': { marginBlock: '-0.25rem -0.5rem', marginInlineStart: '-0.75rem' },
});

/** The field that holds what another page has prefilled. */
export const PREFILLED = 'handed';

/**
 * What another page has prefilled, an estimate or a question, as a block of the request that can be left out. It is
 * kept with the draft.
 */
export function Prefilled({ seen, put }: Pick<Request, 'seen' | 'put'>) {
  const { t } = useTranslation('request');
  const { state } = useLocation();
  const forget = useForgetPrefill();
  const place = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  const prefilled = prefilledMessage(state);
  useEffect(() => {
    if (prefilled !== undefined) put(PREFILLED, prefilled, 'early');
  }, [prefilled, put]);
  const text = seen[PREFILLED] ?? '';
  const leaveOut = () => {
    put(PREFILLED, '');
    setGone(true);
    forget();
    // The button goes: the focus must not be lost.
    place.current?.focus();
  };
  return (
    <Place ref={place} tabIndex={-1} hidden={text === '' && !gone}>
      {/* A field without a control: form and draft hold it like all others. */}
      <textarea name={PREFILLED} hidden readOnly />
      {text === '' ? (
        <FormHelperText role="status">{gone ? t('handedGone') : ''}</FormHelperText>
      ) : (
        <Paper component="section" aria-labelledby="request-handed">
          <Typography id="request-handed" variant="h4" component="h2">
            {t('handedTitle')}
          </Typography>
          <p dir="auto" className="num">
            {text}
          </p>
          <Button variant="text" onClick={leaveOut}>
            {t('handedRemove')}
          </Button>
        </Paper>
      )}
    </Place>
  );
}
