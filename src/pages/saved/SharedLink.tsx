import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Guide } from '../../features/library/model.ts';
import { saveGuide } from '../../features/library/save.ts';
import { requestPersistence } from '../../features/library/storage.ts';
import { textDirection } from '../../shared/text/script.ts';
import { loadGuide } from '../blog/guide.ts';
import { sharedSlug } from './sharedSlug.ts';

const Shared = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 1.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '1rem 1.25rem',
  marginBlockEnd: '1.5rem',
  borderColor: 'transparent',
  backgroundColor: 'var(--tint-warm)',
});

const never = () => () => undefined;

/** Returns false during hydration, because the prerendered page knows no parameters. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Handles a link that was shared with the installed app: a guide of this site can be saved (OF-01). */
export function SharedLink() {
  const { t } = useTranslation('library');
  const { t: common } = useTranslation();
  const [params, setParams] = useSearchParams();
  const inBrowser = useInBrowser();
  const slug = inBrowser ? sharedSlug(params, window.location.origin) : undefined;
  const [guide, setGuide] = useState<Guide | null>();

  useEffect(() => {
    if (!slug) return undefined;
    let current = true;
    loadGuide(slug).then(
      (found) => current && setGuide(found),
      () => current && setGuide(null),
    );
    return () => {
      current = false;
    };
  }, [slug]);

  if (slug === undefined) return null;
  const save = () => {
    if (guide) {
      void requestPersistence();
      void saveGuide(guide.id, async () => guide);
    }
    setParams({}, { replace: true });
  };
  return (
    <Shared role="status">
      {slug === null ? t('sharedOther') : null}
      {slug !== null && guide === null ? t('sharedFailed') : null}
      {slug !== null && guide === undefined ? common('common.loading') : null}
      {guide ? (
        <>
          <MuiLink component={Link} to={guide.path} lang={guide.lang} dir={textDirection(guide.lang)}>
            {guide.title}
          </MuiLink>
          <Button variant="primary" onClick={save}>
            {t('sharedSave')}
          </Button>
        </>
      ) : null}
    </Shared>
  );
}
