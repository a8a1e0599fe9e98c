import { Field, Input } from '@fluentui/react-components';
import { lazy, Suspense, useState } from 'react';
import { useFormField } from './form-field.ts';
import type { SearchOption } from './option-search.ts';

const SearchCombobox = lazy(() => import('./search-combobox.tsx'));

export type OptionSearchFieldProps = {
  name: string;
  label: string;
  options: readonly SearchOption[];
  hint?: string;
  className?: string;
  disabled?: boolean;
  texts: { show: string; none: string };
  /** Called before the form takes another option. */
  onChange?: ((value: string) => void) | undefined;
};

/** A list that is searched by typing, for a device with a keyboard of its own. */
export function OptionSearchField({
  options,
  onChange,
  texts,
  disabled = false,
  ...props
}: OptionSearchFieldProps) {
  const { field, frame } = useFormField({ ...props, required: true });
  const value = String(field.value ?? '');
  // A form may focus its first field before the list has come.
  const [isWaitedFor, setWaitedFor] = useState(false);
  const chosen = options.find(option => option.value === value)?.label ?? '';
  return (
    <Suspense
      fallback={
        <Field {...frame}>
          <Input
            ref={field.ref}
            size="large"
            value={chosen}
            readOnly
            disabled={disabled}
            onFocus={() => setWaitedFor(true)}
            onBlur={() => setWaitedFor(false)}
          />
        </Field>
      }
    >
      <Field {...frame}>
        <SearchCombobox
          name={field.name}
          value={value}
          options={options}
          texts={texts}
          disabled={disabled}
          inputRef={field.ref}
          takesFocus={isWaitedFor}
          onBlur={field.onBlur}
          onChoose={chosenNow => {
            if (chosenNow === value) return;
            onChange?.(chosenNow);
            field.onChange(chosenNow);
          }}
        />
      </Field>
    </Suspense>
  );
}
