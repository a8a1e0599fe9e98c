import { Field, Input } from '@fluentui/react-components';

type ReadOnlyFieldProps = { label: string; hint: string; value: string; className?: string };

export function ReadOnlyField({ label, hint, value, className = '' }: ReadOnlyFieldProps) {
  return (
    <Field className={className} label={label} hint={hint}>
      <Input size="large" value={value} readOnly appearance="filled-darker" />
    </Field>
  );
}
