import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShareResult, shareOrCopy } from '../../../shared/share.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  alignItems: 'center',
  marginInlineStart: 'auto',
  fontSize: '0.9375rem',
  '@media (max-width: 63.99rem)': {
    flexBasis: '100%',
    columnGap: '0.125rem',
    // The first button's sign begins where the text does.
    marginInlineStart: '-0.75rem',
  },
  // On a phone signs alone, all in one row.
  '@media (max-width: 48rem)': {
    '& > .MuiButton-root': { minInlineSize: 'var(--target)', paddingInline: '0.75rem' },
    '& > .MuiButton-root > .MuiButton-startIcon': { margin: 0 },
    '& > .MuiButton-root > .words': visuallyHidden,
  },
  '& > [role="status"]': { order: 3 },
});

/**
 * Share by the device's own sheet, or copy the address where there is none; print (BP-05). `children`: what else can
 * be done with the article.
 */
export function ArticleActions({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<ShareResult>('left');
  const said = { copied: t('post.copied'), failed: t('post.copyFailed'), shared: '', left: '' };
  const share = async () => setOutcome(await shareOrCopy(title, { url: window.location.href }));

  return (
    <Row className="no-print">
      <span role="status" className="soft">
        {said[outcome]}
      </span>
      <Button
        variant="text"
        startIcon={<PartIcon name="share" />}
        title={t('post.share')}
        onClick={() => void share()}
      >
        <span className="words">{t('post.share')}</span>
      </Button>
      <IconButton
        color="inherit"
        aria-label={t('post.print')}
        title={t('post.print')}
        onClick={() => window.print()}
      >
        <PartIcon name="print" />
      </IconButton>
      {children}
    </Row>
  );
}
