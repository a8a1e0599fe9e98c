import type { FieldProps } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { useFieldError } from './form.tsx';

type FormFieldProps = {
  name: string;
  label?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

/**
 * One field of a form, by its name: what the form stores of it, and what Fluent's Field says around it.
 * Label, hint and error reach screen readers by Field's own wiring.
 */
export function useFormField({ name, label, hint, required, className }: FormFieldProps) {
  const errorText = useFieldError();
  const { field, fieldState } = useController({ name });
  const frame: FieldProps = {
    className: className ?? '',
    required: required ?? false,
    label: label ?? null,
    hint: hint ?? null,
    validationMessage: errorText(fieldState.error?.message) ?? null,
  };
  return { field, frame };
}
