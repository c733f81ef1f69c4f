import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { type CalendarEvent, calendarFile } from '../../shared/calendar/calendarFile.ts';
import { offerFile } from '../../shared/offerFile.ts';
import { copyText, type ShareResult, shareOrCopy } from '../../shared/share.ts';
import { CopyButton } from '../../shared/ui/CopyButton.tsx';

interface ShareWords {
  readonly copied: string;
  readonly failed: string;
}

/** Returns a function that shares or copies a text, and the result as a message. */
export function useShare({ copied, failed }: ShareWords) {
  const [outcome, setOutcome] = useState('');
  const show = (result: ShareResult, done: string) =>
    setOutcome({ copied: done, failed, shared: '', left: '' }[result]);
  return {
    outcome,
    share: (title: string, what: Parameters<typeof shareOrCopy>[1]) =>
      void shareOrCopy(title, what).then((result) => show(result, copied)),
    copy: (text: string, done = copied) => void copyText(text).then((result) => show(result, done)),
  };
}

interface CopyLinkProps extends Pick<ButtonProps, 'variant'> {
  readonly t: (key: 'copy' | 'copied' | 'copyFailed') => string;
}

/** Copies the address, which contains the state of the tool. */
export const CopyLink = ({ t, ...button }: CopyLinkProps) => (
  <CopyButton
    {...button}
    text={() => window.location.href}
    label={t('copy')}
    copied={t('copied')}
    failed={t('copyFailed')}
  />
);

interface CalendarButtonProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'children'> {
  readonly fileName: string;
  readonly events: () => readonly CalendarEvent[];
}

/** Offers events as a calendar file. */
export function CalendarButton({ fileName, events, ...button }: CalendarButtonProps) {
  const offer = () => {
    const [first, ...further] = events();
    if (first) offerFile(fileName, 'text/calendar', calendarFile(first, ...further));
  };
  return <Button {...button} onClick={offer} />;
}
