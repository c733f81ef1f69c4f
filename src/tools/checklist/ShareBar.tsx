import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { PartIcon } from '../../shared/ui/PartIcon.tsx';
import { useShare } from '../kit/actions.tsx';
import { type List, type Mark, markOf, progressOf } from './model.ts';
import { sectionsOf, setupModel } from './requiredDocuments.ts';
import { useListName } from './useChecklist.ts';

interface TextLine extends Pick<Mark, 'state' | 'note'> {
  readonly name: string;
}

interface TextList {
  readonly title: string;
  readonly heads: readonly string[];
  readonly groups: readonly { readonly title: string; readonly lines: readonly TextLine[] }[];
  readonly address: string;
}

const lineOf = ({ name, state, note }: TextLine): string =>
  `${state === 'done' ? '☑' : '☐'} ${name}${note.trim() ? `\n   ${note.trim().replaceAll(/\s*\n\s*/g, '\n   ')}` : ''}`;

/** Formats a list as plain text: open and ready documents with their notes. */
export function listAsText({ title, heads, groups, address }: TextList): string {
  const parts = groups
    .map((group) => ({ ...group, lines: group.lines.filter(({ state }) => state !== 'none') }))
    .filter(({ lines }) => lines.length > 0)
    .map((group) => [group.title, ...group.lines.map(lineOf)].join('\n'));
  return [[title, ...heads].join('\n'), ...parts, address].join('\n\n');
}

const addressOf = (list: List): string => {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${setupModel.write(list).toString()}`;
};

function useText(): (list: List) => string {
  const { t } = useTranslation('checklist');
  const nameOf = useListName();
  return (list) =>
    listAsText({
      title: nameOf(list),
      heads: [
        `${t(`places.${list.place}`)} · ${t(`ownership.${list.owners}`)} · ${t(`origins.${list.origin}`)}`,
        t('ready', progressOf(list)),
      ],
      groups: sectionsOf(list).map(({ group, documents }) => ({
        title: t(`groups.${group}`),
        lines: documents.map(({ id }) => ({ name: t(`documents.${id}.name`), ...markOf(list, id) })),
      })),
      address: addressOf(list),
    });
}

/** Shares the list as text, copies its address, or prints it. */
export function ShareBar({ list }: { list: List }) {
  const { t } = useTranslation('checklist');
  const textOf = useText();
  const nameOf = useListName();
  const { outcome, share, copy } = useShare({ copied: t('share.copied'), failed: t('share.failed') });
  return (
    <Box className="no-print" sx={{ marginBlockStart: 4 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => share(nameOf(list), { text: textOf(list) })}>
          <PartIcon name="share" />
          {t('share.text')}
        </Button>
        <Button
          variant="text"
          onClick={() => copy(addressOf(list), `${t('share.linkCopied')} ${t('share.linkHint')}`)}
        >
          <PartIcon name="link" />
          {t('share.link')}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          <PartIcon name="print" />
          {t('share.print')}
        </Button>
      </Stack>
      <p role="status" className="soft">
        {outcome}
      </p>
    </Box>
  );
}
