import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Ribbon = styled('aside')({
  paddingBlock: '0.3rem',
  paddingInline: 'max(1rem, var(--edge-safe))',
  backgroundColor: 'var(--warning-tint)',
  color: 'var(--ink)',
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  textAlign: 'center',
  textWrap: 'balance',
});

/** States that the site shows samples, until the firm has confirmed every statement (PG-04). */
export function SampleRibbon() {
  const { t } = useTranslation();
  return import.meta.env.HAS_SAMPLES ? (
    <Ribbon aria-label={t('sample.label')} data-sample>
      {t('sample.ribbon')}
    </Ribbon>
  ) : null;
}
