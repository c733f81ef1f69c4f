import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CheckboxField } from '../../../shared/ui/CheckboxField.tsx';
import type { PostsState } from '../hooks/usePosts.ts';
import type { PostQuery } from '../model.ts';
import { queryToUrl } from '../rules/query.ts';

const Line = styled(Stack)({
  gap: '0.25rem 1.5rem',
  justifyContent: 'space-between',
  marginBlockEnd: '1.25rem',
});

function Count({ state, typing }: Pick<SearchLineProps, 'state' | 'typing'>) {
  const { t } = useTranslation('blog');
  const isList = state.status === 'populated' && typing && !state.hits;
  if (state.status === 'loading' || isList) return t('searching');
  if (state.status !== 'populated') return null;
  return state.hits?.close ? t('close') : t('results', { count: state.page.total });
}

interface SearchLineProps {
  readonly state: PostsState;
  readonly query: PostQuery;
  /** The count changes with each input: announced only after a pause. */
  readonly typing: boolean;
}

/** Number of search results, and the switch for searching only on the device (OF-06). */
export function SearchLine({ state, query, typing }: SearchLineProps) {
  const { t } = useTranslation('blog');
  const navigate = useNavigate();
  const applied = query.onDevice === true;
  // Optimistic state of the switch; the URL follows.
  const [wish, setWish] = useState({ applied, wanted: applied });
  const keepHere = (onDevice: boolean) => {
    setWish({ applied, wanted: onDevice });
    void navigate({ search: queryToUrl({ ...query, page: 1, onDevice }).toString() });
  };
  return (
    <Line direction="row">
      <p className="soft num" role="status" aria-busy={typing}>
        <Count state={state} typing={typing} />
      </p>
      <CheckboxField
        label={t('onDevice')}
        on={wish.applied === applied ? wish.wanted : applied}
        onCheck={keepHere}
      />
    </Line>
  );
}
