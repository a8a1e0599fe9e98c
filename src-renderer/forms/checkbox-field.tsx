import { Checkbox, Field } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useFieldError } from './form.tsx';

type CheckboxFieldProps = {
  name: string;
  /** May hold links, such as to the terms that are being accepted. */
  label: ReactNode;
  required?: boolean;
  disabled?: boolean;
  className?: string;
};

export function CheckboxField({ name, label, required, disabled, className }: CheckboxFieldProps) {
  const errorText = useFieldError();
  const { field, fieldState } = useController({ name });
  const error = errorText(fieldState.error?.message);
  return (
    <Field className={className ?? ''} {...(error === undefined ? {} : { validationMessage: error })}>
      <Checkbox
        name={field.name}
        ref={field.ref}
        checked={field.value === true}
        label={<>{label}</>}
        required={required ?? false}
        disabled={disabled ?? false}
        size="large"
        onBlur={field.onBlur}
        onChange={(_, { checked }) => field.onChange(checked === true)}
      />
    </Field>
  );
}
