import { Field, Input, Select } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useFormField } from '#renderer/forms/form-field.ts';
import { host } from '#renderer/host/host.ts';
import type { CountryOption } from '../country-search.ts';

const CountryCombobox = lazy(() => import('./country-combobox.tsx'));

type CountryFieldProps = {
  name: string;
  label: string;
  options: readonly CountryOption[];
  hint?: string;
  className?: string;
  /** Told before the form keeps another country. */
  onChange?: (country: string) => void;
};

/** A country in a form, searched by its name (VAL-12). */
export function CountryField({ options, onChange, ...props }: CountryFieldProps) {
  const { field, frame } = useFormField({ ...props, required: true });
  const value = String(field.value ?? '');
  const chosen = options.find(option => option.value === value)?.label ?? '';
  const choose = (country: string) => {
    if (country === value) return;
    onChange?.(country);
    field.onChange(country);
  };
  // The search opens for keys, and a screen's own keyboard presses none: there the system's list is offered.
  if (host().profile.capabilities.screenKeyboard) {
    return (
      <Field {...frame}>
        <Select
          name={field.name}
          ref={field.ref}
          value={value}
          size="large"
          onBlur={field.onBlur}
          onChange={(_, data) => choose(data.value)}
        >
          {value === '' && <option value="" />}
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  return (
    <Suspense
      fallback={
        <Field {...frame}>
          <Input size="large" value={chosen} readOnly />
        </Field>
      }
    >
      <Field {...frame}>
        <CountryCombobox
          name={field.name}
          value={value}
          options={options}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChoose={choose}
        />
      </Field>
    </Suspense>
  );
}
