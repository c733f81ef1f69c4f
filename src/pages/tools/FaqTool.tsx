import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { shownWords } from '../../content/pages/shownText.ts';
import { holdsWords, words } from '../../shared/text/normalise.ts';
import { textDirection } from '../../shared/text/script.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { SearchField } from '../../shared/ui/SearchField.tsx';
import { queryModel } from '../../tools/kit/queryModel.ts';
import { useToolState } from '../../tools/kit/useToolState.ts';
import { Answer } from '../content/Answer.tsx';
import { useShownPage } from '../content/loadPage.ts';
import { figureLinks } from '../content/Rich.tsx';

const FAQ = '/faq';

const Search = styled(Paper)({
  display: 'grid',
  // The field may shrink below its default width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  maxInlineSize: '60rem',
  padding: 'var(--fluid-m)',
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

const searchModel = queryModel<{ readonly search: string }>({
  device: 'faq',
  schema: v.object({ search: v.string() }),
  usual: { search: '' },
  parameters: { q: ['search'] },
});

/** Returns the questions whose text or answer matches the search, in the language of the page's text. */
function useFound(search: string) {
  const { blocks, written } = useShownPage(FAQ);
  const questions = useMemo(
    () => blocks.flatMap((block) => (block.kind === 'faq' ? block.items : [])),
    [blocks],
  );
  const found = questions.filter(({ question, answer }) =>
    holdsWords(`${question} ${shownWords(answer)}`, search),
  );
  return { found, all: questions.length, written };
}

function Count({ search }: { search: string }) {
  const { t } = useTranslation('content');
  const { found, all } = useFound(search);
  return t('faqCount', { found: found.length, all });
}

function Found({ search }: { search: string }) {
  const { found, written } = useFound(search);
  return (
    <div lang={written} dir={textDirection(written)}>
      {found.map(({ question, ...answer }) => (
        <Fold key={question} summary={question}>
          <Answer {...answer} />
        </Fold>
      ))}
    </div>
  );
}

/** Filters questions with each input. The data of the page is loaded with the first search. */
export function FaqTool() {
  const { t } = useTranslation('content');
  const { state, change } = useToolState(searchModel);
  const { search } = state;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== search) change({ search: typed });
  });
  // Reads input from before hydration.
  useEffect(() => takeOver(), []);
  // Applies the search of the address, but never changes the field during input.
  useEffect(() => {
    const input = field.current;
    if (input && input.value !== search && document.activeElement !== input) input.value = search;
  }, [search]);
  const searching = words(search).length > 0;
  return (
    <Search variant="tint" role="search">
      <label htmlFor={id}>{t('faqLabel')}</label>
      <SearchField inputRef={field} id={id} onChange={({ target }) => change({ search: target.value })} />
      <p className="soft num" role="status">
        <Suspense>{searching ? <Count search={search} /> : null}</Suspense>
      </p>
      <Suspense>{searching ? <Found search={search} /> : null}</Suspense>
    </Search>
  );
}
