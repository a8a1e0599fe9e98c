import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { caretAfter } from '#renderer/platform/forms/masks.ts';
import {
  isFullTypedDate,
  maskTypedDate,
  parseTypedDate,
  showTypedDate,
} from '#renderer/platform/forms/typed-date.ts';
import { useCaret } from '#renderer/platform/forms/use-caret.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import type { LocalDate } from '#shared/hotel-time.ts';

type TypedDateFieldProps = {
  label: string;
  date: LocalDate | null;
  problem: string | null;
  /** Called with a full date, or null when the field was emptied. */
  onDate: (date: LocalDate | null) => void;
};

export function TypedDateField({ label, date, problem, onDate }: TypedDateFieldProps) {
  const t = useText('booking-search');
  const language = useLanguage();
  const shown = date === null ? '' : showTypedDate(date, language);
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  const [left, setLeft] = useState(false);
  const caret = useCaret();

  // The calendar changed the date, which replaces the typed one.
  if (shown !== known) {
    setKnown(shown);
    setTyped(shown);
  }

  const unreadable =
    typed !== '' && parseTypedDate(typed, language) === null && (left || isFullTypedDate(typed))
      ? t('calendar.problem.format', { format: t('calendar.format') })
      : null;
  const error = unreadable ?? problem;

  return (
    <Field label={label} {...(error === null ? {} : { validationMessage: error })}>
      <Input
        ref={caret.ref}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('calendar.format')}
        value={typed}
        onBlur={() => setLeft(true)}
        onChange={event => {
          const { value, selectionStart } = event.target;
          const masked = maskTypedDate(value);
          const digits = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
          caret.put(caretAfter(masked, digits));
          setTyped(masked);
          setLeft(false);
          const parsed = parseTypedDate(masked, language);
          if (parsed !== null) {
            setKnown(showTypedDate(parsed, language));
            onDate(parsed);
          } else if (masked === '') {
            setKnown('');
            onDate(null);
          }
        }}
      />
    </Field>
  );
}
