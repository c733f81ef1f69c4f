import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCurrentHeading } from './useCurrentHeading.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import type { Heading } from '../model.ts';
import { Beside, Folded } from './Contents.styles.ts';

/** Returns the headings of the table of contents; none when fewer than two are of level 2 (BP-05). */
function contentsOf(headings: readonly Heading[]): readonly Heading[] {
  const main = headings.filter((heading) => heading.level === 2);
  const listed = main.length >= 3 ? main : headings;
  return listed.length < 2 ? [] : listed;
}

function Entries({ headings, current }: { headings: readonly Heading[]; current?: string | undefined }) {
  return (
    <List component="ol" disablePadding>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.level === 3 ? 'sub' : undefined}>
          <ListItemButton
            component="a"
            href={`#${heading.id}`}
            aria-current={heading.id === current ? 'true' : undefined}
          >
            <bdi>{heading.text}</bdi>
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}

function BesideContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('blog');
  const current = useCurrentHeading(headings);
  return (
    <Beside aria-label={t('post.contents')}>
      <Typography variant="h4" component="h2">
        {t('post.contents')}
      </Typography>
      <Entries headings={headings} current={current} />
    </Beside>
  );
}

const SLOTS = {
  // Not a heading of the article.
  heading: { component: 'div' },
  // Folded content need not be hydrated.
  transition: { unmountOnExit: true },
} as const;

function FoldedContents({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation('blog');
  return (
    <Folded className="no-print" slotProps={SLOTS}>
      <AccordionSummary expandIcon={<Icon name="down" />}>
        <PartIcon name="list" />
        {t('post.contents')}
      </AccordionSummary>
      <AccordionDetails>
        <Entries headings={headings} />
      </AccordionDetails>
    </Folded>
  );
}

/** Table of contents: beside the text, or folded above it on narrow screens (BP-05). */
export function Contents({ headings, folded }: { headings: readonly Heading[]; folded: boolean }) {
  const shown = contentsOf(headings);
  if (shown.length === 0) return null;
  return folded ? <FoldedContents headings={shown} /> : <BesideContents headings={shown} />;
}
