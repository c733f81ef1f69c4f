import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../shared/ui/Icon.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { Choice } from '../kit/fields.tsx';
import { progressOf } from './model.ts';
import { type Checklist, useListName } from './useChecklist.ts';

const Panel = styled(Accordion)({
  gridColumn: '1 / -1',
  borderBlockStart: '1px solid color-mix(in srgb, var(--primary) 18%, transparent)',
  borderBlockEnd: 0,
  paddingBlockStart: '0.5rem',
  '& .MuiAccordionSummary-root': {
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: 'var(--target)',
    gap: '0.5rem',
    color: 'var(--primary)',
    fontSize: 'var(--fs-small)',
  },
  '& .MuiAccordionSummary-content': { flexWrap: 'wrap', gap: '0 0.5rem', marginBlock: '0.5rem' },
  '& .MuiAccordionDetails-root': {
    display: 'grid',
    gap: '1rem',
    maxInlineSize: '34rem',
    paddingBlock: '0.5rem',
  },
});

const parts = {
  heading: { component: 'div' },
  region: { role: 'presentation' },
  transition: { mountOnEnter: true },
} as const;

/** The lists of this device, for example one for each company. */
export function Lists({ list, lists, gone, rename, choose, add, remove, undo }: Checklist) {
  const { t } = useTranslation('checklist');
  const nameOf = useListName();
  const isSaved = lists.some(({ id }) => id === list.id);
  return (
    <Panel className="no-print" slotProps={parts}>
      <AccordionSummary expandIcon={<Icon name="down" />}>
        <span>{t('lists.title')}</span>
        {lists.length > 0 ? (
          <span className="soft num">{t('lists.count', { count: lists.length })}</span>
        ) : null}
      </AccordionSummary>
      <AccordionDetails>
        {lists.length > 1 ? (
          <Choice
            label={t('lists.choose')}
            value={list.id}
            of={[...(isSaved ? [] : [list.id]), ...lists.map(({ id }) => id)]}
            words={(id) => {
              const each = lists.find((other) => other.id === id);
              return each ? `${nameOf(each)}: ${t('ready', progressOf(each))}` : nameOf(list);
            }}
            onChange={choose}
          />
        ) : null}
        <TextField
          label={t('lists.name')}
          autoComplete="off"
          placeholder={nameOf({ ...list, name: '' })}
          value={list.name}
          onChange={({ target }) => rename(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 80 } }}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={add}>{t('lists.add')}</Button>
          {isSaved ? (
            <Button variant="text" onClick={remove}>
              {t('lists.remove')}
            </Button>
          ) : null}
          {gone ? <Button onClick={undo}>{t('lists.undo')}</Button> : null}
        </Stack>
        <p role="status" className="soft">
          {gone ? t('lists.removed', { name: nameOf(gone) }) : ''}
        </p>
      </AccordionDetails>
    </Panel>
  );
}
