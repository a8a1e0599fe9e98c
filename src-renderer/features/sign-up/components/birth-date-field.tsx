import { Button, Field, Input } from '@fluentui/react-components';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFieldError } from '#renderer/forms/form.tsx';
import { caretAfter } from '#renderer/forms/masks.ts';
import { useLanguage, useText } from '#renderer/i18n/i18n.ts';
import { readBirthDate, showBirthDate } from '../birth-date-text.ts';
import { CalendarIcon } from './calendar-icon.tsx';

const BirthDatePicker = lazy(() => import('./birth-date-picker.tsx'));

/** A birth date, typed in the order of the guest's language or chosen from a calendar (SGN-15, VAL-09, VAL-10). */
export function BirthDateField({ name, className }: { name: string; className?: string }) {
  const t = useText('sign-up');
  const language = useLanguage();
  const errorText = useFieldError();
  const { field, fieldState } = useController({ name });
  const error = errorText(fieldState.error?.message);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <>
      <Field
        className={className ?? ''}
        label={t('dateOfBirth')}
        hint={t('dateOfBirthHint')}
        required
        {...(error === undefined ? {} : { validationMessage: error })}
      >
        <Input
          name={field.name}
          ref={element => {
            input.current = element;
            field.ref(element);
          }}
          size="large"
          inputMode="numeric"
          autoComplete="bday"
          contentAfter={
            <Button
              appearance="transparent"
              type="button"
              size="small"
              aria-label={t('picker.open')}
              icon={<CalendarIcon />}
              onClick={() => setOpen(true)}
            />
          }
          value={showBirthDate(String(field.value ?? ''), language)}
          onBlur={field.onBlur}
          onChange={event => {
            const { value: typed, selectionStart } = event.currentTarget;
            const kept = readBirthDate(typed, language);
            const digits = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length;
            caret.current = caretAfter(showBirthDate(kept, language), digits);
            field.onChange(kept);
          }}
        />
      </Field>
      {isOpen && (
        <Suspense fallback={null}>
          <BirthDatePicker
            chosen={String(field.value ?? '')}
            onChoose={date => {
              field.onChange(date);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
