import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, SyntheticEvent } from 'react';

const Panel = styled(Card)({
  display: 'grid',
  gap: '0.5rem',
  justifyItems: 'start',
  alignContent: 'start',
  padding: '1.75rem',
});

const Text = styled(Typography)({ maxInlineSize: '52ch', color: 'var(--ink-soft)' });

const Actions = styled(CardActions)({
  justifySelf: 'stretch',
  flexWrap: 'wrap',
  gap: '0.75rem',
  padding: 0,
  marginBlockStart: '0.5rem',
});

/** Hides a drawing that fails to load offline. */
const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.hidden = true;
};

/** An empty, error or not-found state: drawing, text and actions. */
export function StatePanel({
  art,
  title,
  text,
  level = 2,
  role,
  children,
}: {
  art: string;
  title: string;
  text?: string | undefined;
  level?: 1 | 2 | 3;
  /** `alert` for a failure that the user waits for; `status` for other messages. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}) {
  // A complete page has room for a larger drawing.
  const size = level === 1 ? 144 : 64;
  return (
    <Panel role={role}>
      {/* Lazy: React otherwise preloads the drawing in the head of every page. */}
      <img src={art} width={size} height={size} alt="" loading="lazy" onError={hide} />
      <Typography variant="h3" component={`h${level}`} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Typography>
      {text ? <Text>{text}</Text> : null}
      {children ? <Actions disableSpacing>{children}</Actions> : null}
    </Panel>
  );
}
