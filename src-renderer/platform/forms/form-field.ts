import type { FieldProps } from '@fluentui/react-components';
import { useController } from 'react-hook-form';
import { afterPress } from './after-press.ts';
import { useFieldError } from './form.tsx';

type FormFieldProps = {
  name: string;
  label?: string | undefined;
  hint?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

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
  const judged = { ...field, onBlur: () => afterPress(field.onBlur) };
  return { field: judged, frame };
}
