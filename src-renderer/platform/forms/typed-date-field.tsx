import { Field, Input } from '@fluentui/react-components';
import { useState } from 'react';
import { useLanguage } from '#renderer/platform/i18n/i18n.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import { caretAfter } from './masks.ts';
import { isFullTypedDate, maskTypedDate, parseTypedDate, showTypedDate } from './typed-date.ts';
import { useCaret } from './use-caret.ts';

type TypedDateFieldProps = {
  label: string;
  date: LocalDate | null;
  problem?: string | null;
  /** How a date is written, such as MM/DD/YYYY. */
  format: string;
  /** Shown under a text that is no day. */
  unreadable: string;
  /** Called with a full date, or null when the field was emptied. */
  onDate: (date: LocalDate | null) => void;
};

/** A day outside of a form, in the language's own order: a browser's own field has the order of the browser. */
export function TypedDateField({
  label,
  date,
  problem = null,
  format,
  unreadable,
  onDate,
}: TypedDateFieldProps) {
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

  const isUnreadable =
    typed !== '' && parseTypedDate(typed, language) === null && (left || isFullTypedDate(typed));
  const error = isUnreadable ? unreadable : problem;

  return (
    <Field label={label} {...(error === null ? {} : { validationMessage: error })}>
      <Input
        ref={caret.ref}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        placeholder={format}
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
