import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText, type ShareResult, shareOrCopy } from '../../../shared/share.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { ToolActions } from '../../../shared/ui/tool.ts';
import { listAsText } from '../asText.ts';
import type { List } from '../model.ts';
import { markOf, progressOf } from '../progress.ts';
import { sectionsOf, setupToUrl } from '../requiredDocuments.ts';
import { useListName } from './useListName.ts';

const Bar = styled('div')({ marginBlockStart: '2rem' });

const addressOf = (list: List): string => {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${new URLSearchParams(setupToUrl(list)).toString()}`;
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

/** Hands the list on: as text by the device’s own sheet or the clipboard, as a link to the choices, on paper. */
export function ShareBar({ list }: { list: List }) {
  const { t } = useTranslation('checklist');
  const [outcome, setOutcome] = useState('');
  const textOf = useText();
  const nameOf = useListName();

  const notify = (how: ShareResult, done: string) =>
    setOutcome({ copied: done, failed: t('share.failed'), shared: '', left: '' }[how]);
  const share = async () =>
    notify(await shareOrCopy(nameOf(list), { text: textOf(list) }), t('share.copied'));
  const copyLink = async () =>
    notify(await copyText(addressOf(list)), `${t('share.linkCopied')} ${t('share.linkHint')}`);
  return (
    <Bar className="no-print">
      <ToolActions>
        <Button onClick={() => void share()}>
          <PartIcon name="share" />
          {t('share.text')}
        </Button>
        <Button variant="text" onClick={() => void copyLink()}>
          <PartIcon name="link" />
          {t('share.link')}
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          <PartIcon name="print" />
          {t('share.print')}
        </Button>
      </ToolActions>
      <p role="status" className="soft">
        {outcome}
      </p>
    </Bar>
  );
}
