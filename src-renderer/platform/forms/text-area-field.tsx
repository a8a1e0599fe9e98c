import { Field, Textarea } from '@fluentui/react-components';
import { useFormField } from './form-field.ts';

type TextAreaFieldProps = {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  rows?: number;
  className?: string;
};

export function TextAreaField({ maxLength, rows = 3, ...props }: TextAreaFieldProps) {
  const { field, frame } = useFormField(props);
  return (
    <Field {...frame}>
      <Textarea
        name={field.name}
        ref={field.ref}
        value={String(field.value ?? '')}
        maxLength={maxLength}
        rows={rows}
        resize="vertical"
        size="large"
        onBlur={field.onBlur}
        onChange={(_, { value }) => field.onChange(value)}
      />
    </Field>
  );
}
