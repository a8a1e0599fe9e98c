import { Checkbox, Field, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useFormField } from './form-field.ts';

// Below the label, not below the box, which is larger on a public screen (ui/density.css).
const useStyles = makeStyles({
  hint: { marginTop: '-6px', paddingInlineStart: 'calc(var(--checkbox, 20px) + 20px)' },
});

type CheckboxFieldProps = {
  name: string;
  label: ReactNode;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
};

export function CheckboxField({ name, label, hint, required, disabled, className }: CheckboxFieldProps) {
  const styles = useStyles();
  const { field, frame } = useFormField({ name, className });
  return (
    <Field {...frame} hint={hint === undefined ? null : { children: hint, className: styles.hint }}>
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
