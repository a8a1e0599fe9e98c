import { Field, Input, type InputProps } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useFormField } from './form-field.ts';

export type TextFieldProps = {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel' | 'url' | 'decimal';
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  autoFocus?: boolean;
  className?: string;
  contentBefore?: InputProps['contentBefore'];
  contentAfter?: ReactElement;
  sanitize?: (typed: string) => string;
};

export function TextField({
  name,
  label,
  hint,
  required,
  className,
  sanitize,
  autoFocus,
  ...input
}: TextFieldProps) {
  const { field, frame } = useFormField({ name, label, hint, required, className });
  return (
    <Field {...frame}>
      <Input
        {...(input as InputProps)}
        // For a page whose main purpose is this field, or a dialog that has just been opened for it.
        autoFocus={autoFocus ?? false}
        name={field.name}
        ref={field.ref}
        value={String(field.value ?? '')}
        onBlur={field.onBlur}
        onChange={(_, { value }) => field.onChange(sanitize ? sanitize(value) : value)}
        appearance="outline"
        size="large"
      />
    </Field>
  );
}
