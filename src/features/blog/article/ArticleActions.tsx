import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ShareResult, shareOrCopy } from '../../../shared/share.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { down } from '../../../shared/ui/breakpoints.ts';

const Row = styled(Stack)({
  gap: '0.25rem',
  marginInlineStart: 'auto',
  fontSize: 'var(--fs-small)',
  [down('lg')]: {
    flexBasis: '100%',
    columnGap: '0.125rem',
    marginInlineStart: '-0.75rem',
  },
  [down('md')]: {
    '& > .MuiButton-root': { minInlineSize: 'var(--target)', paddingInline: '0.75rem' },
    '& > .MuiButton-root > .MuiButton-startIcon': { margin: 0 },
    '& > .MuiButton-root > .words': visuallyHidden,
  },
  '& > [role="status"]': { order: 3 },
});

/** Buttons to share an article or copy its address, and to print it, followed by `children`. */
export function ArticleActions({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation('blog');
  const [outcome, setOutcome] = useState<ShareResult>('left');
  const messages = { copied: t('post.copied'), failed: t('post.copyFailed'), shared: '', left: '' };
  const share = async () => setOutcome(await shareOrCopy(title, { url: window.location.href }));

  return (
    <Row direction="row" className="no-print">
      <span role="status" className="soft">
        {messages[outcome]}
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
