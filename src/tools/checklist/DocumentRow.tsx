import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistDocument, DocumentId } from '../../content/checklist/documents.ts';
import { rowParts } from '../../shared/ui/rowParts.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { CheckboxField } from '../../shared/ui/CheckboxField.tsx';
import type { Mark } from './model.ts';
import type { Setup } from './requiredDocuments.ts';
import { formOf, translationOf } from './stamps.ts';
import { Row } from './DocumentRow.styles.ts';
import { TextField } from '../../shared/ui/TextField.tsx';

interface AboutProps {
  readonly document: ChecklistDocument;
  readonly setup: Setup;
}

function AboutDocument({ document, setup }: AboutProps) {
  const { t } = useTranslation('checklist');
  const { id } = document;
  const translation = translationOf(document, setup);
  return (
    <dl>
      <dt>{t('from')}</dt>
      <dd>{t(`documents.${id}.issuer`)}</dd>
      <dt>{t('form')}</dt>
      <dd>
        {t(`formText.${formOf(document, setup)}`)} {translation ? t(`translation.${translation}`) : null}
      </dd>
      <dt>{t('watch')}</dt>
      <dd>{t(`documents.${id}.watch`)}</dd>
    </dl>
  );
}

interface RowProps extends AboutProps {
  readonly mark: Mark;
  readonly onMark: (id: DocumentId, change: Partial<Pick<Mark, 'state' | 'note'>>) => void;
}

/** A text area that grows by CSS: that of MUI measures every row of the list. */
const noteParts = {
  input: { inputComponent: 'textarea' },
  htmlInput: { rows: 2, dir: 'auto' },
} as const;

/** A document: ready, open or not needed, with a note. */
export const DocumentRow = memo(function DocumentRow({ document, setup, mark, onMark }: RowProps) {
  const { t } = useTranslation('checklist');
  const what = useId();
  const [opened, setOpened] = useState(false);
  const { id } = document;
  const name = t(`documents.${id}.name`);
  const aside = (
    <CheckboxField
      className="no-print"
      label={
        <>
          {t('notMine')}
          <span className="vh">: {name}</span>
        </>
      }
      on={mark.state === 'none'}
      onCheck={(on) => onMark(id, { state: on ? 'none' : 'open' })}
    />
  );
  return (
    <Row data-state={mark.state}>
      <div>
        <FormControlLabel
          label={<b className="name">{name}</b>}
          control={
            <Checkbox
              checked={mark.state === 'done'}
              onChange={(_event, ready) => onMark(id, { state: ready ? 'done' : 'open' })}
              slotProps={{ input: { 'aria-describedby': what } }}
            />
          }
        />
        <Chip component="span" label={t(`forms.${formOf(document, setup)}`)} />
      </div>
      {'when' in document ? (
        <div className="when">
          <p>{t(`documents.${document.id}.when`)}</p>
          {aside}
        </div>
      ) : null}
      <Accordion {...rowParts} onChange={() => setOpened(true)}>
        <AccordionSummary expandIcon={<Icon name="down" />}>
          <span id={what}>{t(`documents.${id}.what`)}</span>
          <span className="vh">
            {' '}
            {t('about')}: {name}
          </span>
        </AccordionSummary>
        <AccordionDetails>
          <AboutDocument document={document} setup={setup} />
          {/* Rendered once the row is opened: fields in all rows would make the page slow to start. */}
          {opened ? (
            <>
              <TextField
                className="no-print"
                label={t('note')}
                value={mark.note}
                onChange={({ target }) => onMark(id, { note: target.value })}
                slotProps={noteParts}
              />
              {'when' in document ? null : aside}
            </>
          ) : null}
        </AccordionDetails>
      </Accordion>
      {mark.note.trim() ? <p dir="auto">{mark.note}</p> : null}
    </Row>
  );
});
