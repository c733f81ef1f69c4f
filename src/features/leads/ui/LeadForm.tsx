import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { down } from '../../../shared/ui/breakpoints.ts';
import type { LeadMessages } from '../message.ts';
import type { Fields } from '../model.ts';
import type { Lead } from '../useLeadForm.ts';
import { Confirmed, preloadWindow } from './Confirmed.tsx';
import { LazyRequests } from './LazyRequests.tsx';
import { Trap } from './Trap.tsx';

/** Two columns, one on a phone. A field spans both unless its class is `half`. */
const FormFields = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.25rem 1rem',
  padding: 'clamp(1.25rem, 3vw, 2.25rem)',
  '& > *': { gridColumn: '1 / -1', minInlineSize: 0 },
  '& > .half': { gridColumn: 'auto' },
  '& > [type="submit"]': { minBlockSize: '3.25rem' },
  // The direction of a name follows its characters.
  '& [type="text"], & textarea': { unicodeBidi: 'plaintext' },
  // A number is left-to-right, and aligned with the other fields.
  '[dir="rtl"] & input[dir="ltr"]': { textAlign: 'end' },
  [down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > .half': { gridColumn: '1 / -1' },
  },
});

const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: 'var(--fs-small)',
  '& > p': { flex: '1 1 14rem', color: 'var(--ink-soft)', lineHeight: 'calc(var(--lh-body) - 0.1)' },
  '& > button': { marginInline: '-0.75rem', fontSize: 'inherit' },
});

interface LeadFormProps {
  readonly lead: Lead;
  readonly message: LeadMessages;
  readonly action: string;
  readonly title: string;
  readonly level: 'h2' | 'h3';
  readonly confirmation: (fields: Fields) => ReactNode;
  readonly children: ReactNode;
}

/** A form in a card, its confirmation and, where forms are sent, the requests of this device (FO-01, FO-02). */
export function LeadForm({ lead, message, action, title, level, confirmation, children }: LeadFormProps) {
  const { formProps, submitted, close, onClosed } = lead;
  return (
    <Stack spacing={3} useFlexGap>
      <Card onFocus={preloadWindow}>
        <FormFields data-unhydrated="" method="dialog" {...formProps}>
          {children}
          <Button type="submit" variant="accent">
            {action}
          </Button>
          <End>
            <p>{message(import.meta.env.VITE_LEADS_ENDPOINT ? 'sends' : 'honest')}</p>
            <Button type="reset" variant="text">
              {message('clear')}
            </Button>
            <Trap />
          </End>
        </FormFields>
      </Card>
      <Confirmed
        open={submitted !== undefined}
        onClose={close}
        onClosed={onClosed}
        title={title}
        closeLabel={message('close')}
      >
        {submitted ? confirmation(submitted) : null}
      </Confirmed>
      {import.meta.env.VITE_LEADS_ENDPOINT ? <LazyRequests level={level} /> : null}
    </Stack>
  );
}
