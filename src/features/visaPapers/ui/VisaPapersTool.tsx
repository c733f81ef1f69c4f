import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PaperId, STAMPED } from '../../../content/visas/papers.ts';
import { useQueryState } from '../../../shared/hooks/useQueryState.ts';
import { Select } from '../../../shared/ui/Select.tsx';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import { KINDS, kindModel, needsStamps, papersFor, progressOf } from '../visaDocuments.ts';
import { useCheckedPapers } from '../useCheckedPapers.ts';
import { Tool } from './VisaPapersTool.styles.ts';

interface PaperProps {
  readonly paper: PaperId;
  readonly ready: boolean;
  readonly last: boolean;
  readonly onCheck: (ready: boolean) => void;
}

function Paper({ paper, ready, last, onCheck }: PaperProps) {
  const { t } = useTranslation('papers');
  return (
    <ListItem divider={!last}>
      <CheckboxField label={t(`papers.${paper}`)} on={ready} onCheck={onCheck} />
      {STAMPED.has(paper) ? <Chip component="span" label={t('stamped')} /> : null}
    </ListItem>
  );
}

/** The papers for one's own visa, to check off (PG-02): the kind is shared by the address, what is checked stays here. */
export function VisaPapersTool() {
  const { t } = useTranslation('papers');
  const [{ kind }, change] = useQueryState(kindModel);
  const { checked, check, saved } = useCheckedPapers();
  const papers = papersFor(kind);
  const stay = kind === 'visit' ? 'visit' : 'residence';
  return (
    <Tool aria-labelledby="papers">
      <div>
        <h2 id="papers">{t('title')}</h2>
        <div className="no-print">
          <Select
            label={t('kind')}
            value={kind}
            options={KINDS.map((value) => ({ value, words: t(`kinds.${value}`) }))}
            onChange={(chosen) => change({ kind: chosen })}
          />
        </div>
        <p role="status">
          {t(`kinds.${kind}`)}: {t('ready', progressOf(kind, checked))}
        </p>
      </div>
      <Card component={List} disablePadding>
        {papers.map((paper) => (
          <Paper
            key={paper}
            paper={paper}
            ready={checked.has(paper)}
            last={paper === papers.at(-1)}
            onCheck={(ready) => check(paper, ready)}
          />
        ))}
      </Card>
      <dl>
        <div>
          <dt>{t('insurance')}</dt>
          <dd>{t(`insuranceBy.${kind}`)}</dd>
        </div>
        <div>
          <dt>{t('test')}</dt>
          <dd>{t(`tests.${stay}`)}</dd>
        </div>
        {needsStamps(kind) ? (
          <div>
            <dt>{t('stamps')}</dt>
            <dd>
              {t('stampsText')}{' '}
              <MuiLink component={Link} to="/services/document-attestation">
                {t('toStamps')}
              </MuiLink>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="soft">{saved ? t('kept') : t('notKept')}</p>
    </Tool>
  );
}
