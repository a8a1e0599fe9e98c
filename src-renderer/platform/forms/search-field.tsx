import { Field, Input } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useFormField } from './form-field.ts';
import type { SearchOption } from './option-search.ts';
import { SelectField } from './select-field.tsx';

const SearchCombobox = lazy(() => import('./search-combobox.tsx'));

type SearchFieldProps = {
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

const noneYet = { value: '', label: '', disabled: true };

export function SearchField({ options, onChange, texts, ...props }: SearchFieldProps) {
  // The search opens by key presses, which a screen's own keyboard does not produce: there every list is the app's own (KSK-21).
  if (host().profile.capabilities.screenKeyboard)
    return <SelectField {...props} options={[noneYet, ...options]} onChoose={onChange} required />;
  return <OptionSearch {...props} options={options} texts={texts} onChange={onChange} />;
}

function OptionSearch({ options, onChange, texts, disabled = false, ...props }: SearchFieldProps) {
  const { field, frame } = useFormField({ ...props, required: true });
  const value = String(field.value ?? '');
  const chosen = options.find(option => option.value === value)?.label ?? '';
  return (
    <Suspense
      fallback={
        <Field {...frame}>
          <Input size="large" value={chosen} readOnly disabled={disabled} />
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
