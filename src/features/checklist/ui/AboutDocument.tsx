import { useTranslation } from 'react-i18next';
import type { ChecklistDocument } from '../../../content/checklist/documents.ts';
import type { Setup } from '../requiredDocuments.ts';
import { formOf, translationOf } from '../stamps.ts';

interface AboutProps {
  readonly document: ChecklistDocument;
  readonly setup: Setup;
}

/** Who issues a document, in which form it is wanted, and what goes wrong with it. */
export function AboutDocument({ document, setup }: AboutProps) {
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
