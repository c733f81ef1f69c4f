import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, SyntheticEvent } from 'react';

const Panel = styled(Card)({
  display: 'grid',
  gap: '0.6rem',
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
  marginBlockStart: '0.6rem',
});

/** Offline a drawing may not be here yet: better none than a torn one. */
const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.hidden = true;
};

/** An empty, failed or missing thing, drawn and said in words, with what can be done about it. */
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
  /** Level of its heading in the page's outline. */
  level?: 1 | 2 | 3;
  /** `alert` for a failure that someone waits for; `status` for other news. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}) {
  // What is a page of its own has room for its drawing.
  const size = level === 1 ? 144 : 64;
  return (
    <Panel role={role}>
      {/* Lazily: else React asks for it in the head of every page that is rendered with it, also those that go on to another. */}
      <img src={art} width={size} height={size} alt="" loading="lazy" onError={hide} />
      <Typography variant="h3" component={`h${level}`} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Typography>
      {text ? <Text>{text}</Text> : null}
      {children ? <Actions disableSpacing>{children}</Actions> : null}
    </Panel>
  );
}
