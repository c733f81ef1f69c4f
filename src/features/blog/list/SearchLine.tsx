import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import type { PostsState } from '../hooks/usePosts.ts';
import type { PostQuery } from '../model.ts';
import { queryToUrl } from '../rules/query.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: '1.25rem',
});

function Count({ state, typing }: Pick<SearchLineProps, 'state' | 'typing'>) {
  const { t } = useTranslation();
  // The list itself is still shown after the first key.
  const isList = state.status === 'populated' && typing && !state.hits;
  if (state.status === 'loading' || isList) return t('blog.searching');
  if (state.status !== 'populated') return null;
  return state.hits?.close ? t('blog.close') : t('blog.results', { count: state.page.total });
}

interface SearchLineProps {
  readonly state: PostsState;
  readonly query: PostQuery;
  /** What it counts changes with each key: not read out until the reader pauses. */
  readonly typing: boolean;
}

/** Above what a search found: how much that is, and the switch that keeps the search on the device (OF-06). */
export function SearchLine({ state, query, typing }: SearchLineProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const applied = query.onDevice === true;
  // The address follows in a moment; the switch answers at once.
  const [wish, setWish] = useState({ applied, wanted: applied });
  const keepHere = (onDevice: boolean) => {
    setWish({ applied, wanted: onDevice });
    void navigate({ search: queryToUrl({ ...query, page: 1, onDevice }).toString() });
  };
  return (
    <Line>
      <p className="soft num" role="status" aria-busy={typing}>
        <Count state={state} typing={typing} />
      </p>
      <CheckboxField
        label={t('blog.onDevice')}
        on={wish.applied === applied ? wish.wanted : applied}
        onCheck={keepHere}
      />
    </Line>
  );
}
