import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackCloses } from '../../../shared/hooks/useBackCloses.ts';
import { PartIcon } from '../../../shared/ui/PartIcon.tsx';
import { SearchField } from '../../../shared/ui/SearchField.tsx';
import { down } from '../../../shared/ui/breakpoints.ts';

const Panel = styled(Dialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    inlineSize: 'min(44rem, 100% - 2rem)',
    maxInlineSize: 'none',
    maxBlockSize: 'min(46rem, 100dvb - 14dvb)',
    marginBlock: '8dvb auto',
    border: '1px solid var(--line)',
  },
  // A closed window disappears at once.
  '& [aria-modal="false"]': { visibility: 'hidden' },
  '& [role="search"]': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
  },
  '& form': {
    display: 'flex',
    gap: '0.75rem',
    alignItems: 'center',
    padding: '1rem',
    borderBlockEnd: '1px solid var(--line)',
  },
  // The only field of the window needs one frame and one icon to close.
  '&& form .Mui-focused .MuiOutlinedInput-notchedOutline': {
    borderColor: 'var(--line-strong)',
    borderWidth: '1px',
  },
  '&& form input::-webkit-search-cancel-button': { display: 'none' },
  '& [role="search"] > div': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '0.25rem 1rem 1rem',
  },
  [down('sm')]: {
    '& .MuiDialog-paper': {
      inlineSize: '100%',
      blockSize: '100dvb',
      maxBlockSize: 'none',
      margin: 0,
      border: 0,
      borderRadius: 0,
      backgroundColor: 'var(--paper)',
    },
    '& form': {
      gap: '0.5rem',
      padding: '0.5rem var(--gutter)',
      paddingBlockStart: 'calc(0.5rem + env(safe-area-inset-top))',
    },
    '& [role="search"] > div': {
      flex: 1,
      paddingInline: 'var(--gutter)',
      paddingBlockEnd: 'calc(1rem + env(safe-area-inset-bottom))',
    },
  },
});

const duration = { enter: 220, exit: 0 };

/** Prevents Escape from clearing the field: it closes the window. */
function keepText(event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.preventDefault();
}

interface SearchPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onType: (text: string) => void;
  /** Called when the user presses Enter in a field with text. */
  readonly onEnter: (text: string) => void;
  /** The results; the argument is the element that contains field and results. */
  readonly children: (box: RefObject<HTMLElement | null>) => ReactNode;
}

function Content({ open, onClose, onType, onEnter, children }: SearchPanelProps) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // The last search is selected: typing replaces it.
  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);
  return (
    <div ref={box} role="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const text = field.current?.value.trim();
          if (text) onEnter(text);
        }}
      >
        <SearchField
          inputRef={field}
          placeholder={t('field')}
          input={{
            'aria-label': t('title'),
            enterKeyHint: 'go',
            spellCheck: false,
            onKeyDown: keepText,
            onInput: ({ currentTarget }) => onType(currentTarget.value.trim()),
          }}
        />
        <IconButton aria-label={common('common.close')} onClick={onClose}>
          <PartIcon name="close" />
        </IconButton>
      </form>
      <div>{children(box)}</div>
    </div>
  );
}

/** The search window: a field with the results below. It keeps its state while it is closed. */
export function SearchPanel(props: SearchPanelProps) {
  const { open, onClose } = props;
  const { t } = useTranslation('search');
  useBackCloses(open, onClose);
  return (
    <Panel
      open={open}
      onClose={onClose}
      keepMounted
      aria-modal={open}
      transitionDuration={duration}
      slotProps={{ paper: { 'aria-label': t('title') } }}
    >
      <Content {...props} />
    </Panel>
  );
}
