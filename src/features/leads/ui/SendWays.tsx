import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { emailHref } from '../../../content/email.ts';
import { whatsappHref } from '../../../content/site.ts';
import { type Message, messageText } from '../message.ts';
import { Ways } from './Summary.ts';

interface SendWaysProps {
  readonly message: Message;
  readonly byWhatsapp: string;
  readonly byEmail: string;
  /** What the request lacks: adding it is the main action, and sending is secondary (HO-05). */
  readonly missing?: { readonly label: string; readonly onAdd: () => void } | undefined;
  /** The request is in the outbox, which sends it. */
  readonly stored: boolean;
  readonly onSent: () => void;
  readonly children?: ReactNode;
}

/** The actions of a confirmation: add what is missing, send by chat or by e-mail (FO-01), and further ones. */
export function SendWays({ message, byWhatsapp, byEmail, missing, stored, onSent, children }: SendWaysProps) {
  return (
    <Ways>
      {missing ? (
        <Button variant="primary" onClick={missing.onAdd}>
          {missing.label}
        </Button>
      ) : null}
      <Button
        variant={missing || stored ? 'quiet' : 'primary'}
        href={whatsappHref(messageText(message))}
        rel="noopener"
        onClick={onSent}
      >
        {byWhatsapp}
      </Button>
      <Button href={emailHref(message.subject, message.lines.join('\r\n'))} onClick={onSent}>
        {byEmail}
      </Button>
      {children}
    </Ways>
  );
}
