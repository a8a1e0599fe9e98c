import { Field, Input } from '@fluentui/react-components';

type ReadOnlyFieldProps = { label: string; hint: string; value: string; className?: string };

/** Read-only text among fields: the e-mail, with which the guest signs in (PER-05). */
export function ReadOnlyField({ label, hint, value, className = '' }: ReadOnlyFieldProps) {
  return (
    <Field className={className} label={label} hint={hint}>
      <Input size="large" value={value} readOnly appearance="filled-darker" />
    </Field>
  );
}
