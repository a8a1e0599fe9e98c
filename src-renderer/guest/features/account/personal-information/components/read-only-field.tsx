import { Field, Input } from '@fluentui/react-components';

type ReadOnlyFieldProps = { label: string; hint: string; value: string; className?: string };

/** What is shown among fields and cannot be changed there: the e-mail, by which the guest signs in (PER-05). */
export function ReadOnlyField({ label, hint, value, className = '' }: ReadOnlyFieldProps) {
  return (
    <Field className={className} label={label} hint={hint}>
      <Input size="large" value={value} readOnly appearance="filled-darker" />
    </Field>
  );
}
