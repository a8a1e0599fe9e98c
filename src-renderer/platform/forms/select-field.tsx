import { Field, Select } from '@fluentui/react-components';
import { useFormField } from './form-field.ts';

type SelectFieldProps = {
  name: string;
  label: string;
  /** Every value is a string; an empty one means "not chosen". */
  options: readonly { value: string; label: string; disabled?: boolean; country?: string }[];
  hint?: string;
  autoComplete?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  /** Called before the form's own handler. */
  onChoose?: ((value: string) => void) | undefined;
};

export function SelectField({ options, disabled, autoComplete, onChoose, ...props }: SelectFieldProps) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <Select
        name={field.name}
        ref={field.ref}
        value={String(field.value ?? '')}
        disabled={disabled ?? false}
        autoComplete={autoComplete}
        size="large"
        onBlur={field.onBlur}
        onChange={(_, { value }) => {
          onChoose?.(value);
          field.onChange(value);
        }}
      >
        {options.map(option => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            data-country={option.country}
          >
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
