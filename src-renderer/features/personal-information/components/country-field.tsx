import { Field, Input } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useFormField } from '#renderer/forms/form-field.ts';
import { SelectField } from '#renderer/forms/select-field.tsx';
import { host } from '#renderer/host/host.ts';
import type { CountryOption } from '../country-search.ts';

const CountryCombobox = lazy(() => import('./country-combobox.tsx'));

type CountryFieldProps = {
  name: string;
  label: string;
  options: readonly CountryOption[];
  hint?: string;
  className?: string;
  /** Called before the form takes another country. */
  onChange?: ((country: string) => void) | undefined;
};

/** A place in the list for no country yet, which cannot be chosen again. */
const noneYet = { value: '', label: '', disabled: true };

/** A country in a form (VAL-12). */
export function CountryField({ options, onChange, ...props }: CountryFieldProps) {
  // The search opens for keys, and a screen's own keyboard presses none: there the system's list is offered.
  if (host().profile.capabilities.screenKeyboard)
    return <SelectField {...props} options={[noneYet, ...options]} onChoose={onChange} required />;
  return <CountrySearch {...props} options={options} onChange={onChange} />;
}

/** Searched by its name. */
function CountrySearch({ options, onChange, ...props }: CountryFieldProps) {
  const { field, frame } = useFormField({ ...props, required: true });
  const value = String(field.value ?? '');
  const chosen = options.find(option => option.value === value)?.label ?? '';
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
          onChoose={country => {
            if (country === value) return;
            onChange?.(country);
            field.onChange(country);
          }}
        />
      </Field>
    </Suspense>
  );
}
