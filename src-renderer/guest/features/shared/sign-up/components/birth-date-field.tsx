import { Button } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useController } from 'react-hook-form';
import { MaskedField } from '#renderer/platform/forms/masked-field.tsx';
import { readBirthDate, showBirthDate } from '#renderer/platform/forms/typed-date.ts';
import { useLanguage, useText } from '#renderer/platform/i18n/i18n.ts';
import { CalendarIcon } from '#renderer/platform/ui/calendar-icon.tsx';

const BirthDatePicker = lazy(() => import('./birth-date-picker.tsx'));

export function BirthDateField({ name }: { name: string }) {
  const t = useText('sign-up');
  const language = useLanguage();
  const { field } = useController({ name });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MaskedField
        name={name}
        label={t('dateOfBirth')}
        hint={t('dateOfBirthHint')}
        mask={typed => readBirthDate(typed, language)}
        show={stored => showBirthDate(stored, language)}
        autoComplete="bday"
        required
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
      />
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
