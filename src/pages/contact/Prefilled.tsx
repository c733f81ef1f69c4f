import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { PREFILLED } from '../../features/leads/model.ts';
import type { Lead } from '../../features/leads/useLeadForm.ts';
import { prefilledMessage } from '../../shared/prefill.ts';

const Block = styled(Paper)({
  padding: '1rem 1.25rem',
  backgroundColor: 'var(--primary-soft)',
  '& h2': { fontSize: '1rem' },
  '& p': {
    maxBlockSize: '14rem',
    marginBlock: '0.6rem 0.35rem',
    overflow: 'auto',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: 'var(--fs-small)',
    lineHeight: 1.5,
  },
  '& button': { marginBlockEnd: '-0.5rem', marginInlineStart: '-0.75rem' },
});

/** Returns a function that removes a prefilled message from the history entry, so that a reload does not restore it. */
export function useForgetPrefill(): () => void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  return () => {
    if (prefilledMessage(state) === undefined) return;
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };
}

/** An estimate or a question that another page has prefilled. It is stored with the draft, and removable. */
export function Prefilled({ seen, put }: Pick<Lead, 'seen' | 'put'>) {
  const { t } = useTranslation('request');
  const { state } = useLocation();
  const forget = useForgetPrefill();
  const place = useRef<HTMLDivElement>(null);
  const [isRemoved, setIsRemoved] = useState(false);
  const prefilled = prefilledMessage(state);
  useEffect(() => {
    if (prefilled !== undefined) put(PREFILLED, prefilled, 'early');
  }, [prefilled, put]);
  const text = seen[PREFILLED] ?? '';
  const remove = () => {
    put(PREFILLED, '');
    setIsRemoved(true);
    forget();
    // The focused button is removed.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} hidden={text === '' && !isRemoved}>
      {/* A hidden field: the form and its draft include it. */}
      <textarea name={PREFILLED} hidden readOnly />
      {text === '' ? (
        <FormHelperText role="status">{isRemoved ? t('handedGone') : ''}</FormHelperText>
      ) : (
        <Block role="region" aria-labelledby="request-handed">
          <Typography id="request-handed" variant="h4" component="h2">
            {t('handedTitle')}
          </Typography>
          <p dir="auto" className="num">
            {text}
          </p>
          <Button variant="text" onClick={remove}>
            {t('handedRemove')}
          </Button>
        </Block>
      )}
    </div>
  );
}
