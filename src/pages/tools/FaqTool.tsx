import { styled } from '@mui/material/styles';
import { use, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyLanguageOf, loadBody } from '../../content/pages/bodies.ts';
import { plainText } from '../../content/pages/plainText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { type QueryModel, useQueryState } from '../../shared/hooks/useQueryState.ts';
import { holdsWords, words } from '../../shared/text/normalise.ts';
import { textDirection } from '../../shared/text/script.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { SearchField } from '../../shared/ui/SearchField.tsx';
import { Answer } from '../content/Answer.tsx';
import { figureLinks } from '../content/Rich.tsx';

const FAQ = '/faq';

const Box = styled('div')({
  display: 'grid',
  // Not as wide as the field would like to be.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  maxInlineSize: '60rem',
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderRadius: 'var(--r-card)',
  backgroundColor: 'var(--tint)',
  '& > label': { fontWeight: 600 },
  '& > [role="status"]': { minBlockSize: '1.7rem' },
  '& summary': { minBlockSize: 'var(--target)' },
  ...figureLinks,
  '& p a:not(.figure)': {
    color: 'var(--primary)',
    textDecoration: 'underline',
    textUnderlineOffset: '0.22em',
  },
});

const model: QueryModel<{ search: string }> = {
  place: 'faq',
  usual: { search: '' },
  speaks: (query) => query.has('q'),
  parse: (query) => ({ search: query.get('q') ?? '' }),
  write: ({ search }, rest) => {
    const query = new URLSearchParams(rest);
    query.delete('q');
    if (search !== '') query.set('q', search);
    return query;
  },
};

/** Finds questions by their words and by those of their answers, at each key, in the language of the page's text. */
export function FaqTool() {
  const { t } = useTranslation('content');
  const language = bodyLanguageOf(FAQ, useLanguage().code);
  const { page } = use(loadBody(FAQ, language));
  const [{ search }, change] = useQueryState(model);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== search) change({ search: typed });
  });
  // What was typed before hydration counts too.
  useEffect(() => takeOver(), []);
  // A search that the address brings; what is being typed is not touched.
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== search && document.activeElement !== input) input.value = search;
  }, [search]);
  const questions = useMemo(
    () => page.blocks.flatMap((block) => (block.kind === 'faq' ? block.items : [])),
    [page],
  );
  const searching = words(search).length > 0;
  const found = searching
    ? questions.filter(({ question, answer }) =>
        holdsWords(`${question} ${plainText(answer, language)}`, search),
      )
    : [];
  return (
    <Box role="search">
      <label htmlFor={id}>{t('faqLabel')}</label>
      <SearchField inputRef={field} id={id} onChange={({ target }) => change({ search: target.value })} />
      <p className="soft num" role="status">
        {searching ? t('faqCount', { found: found.length, all: questions.length }) : ''}
      </p>
      <div lang={language} dir={textDirection(language)}>
        {found.map(({ question, answer }) => (
          <Fold key={question} summary={question}>
            <Answer text={answer} />
          </Fold>
        ))}
      </div>
    </Box>
  );
}
