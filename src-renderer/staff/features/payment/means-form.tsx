import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Form } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import type { Means } from './paying.ts';
import { PaymentError } from './payment-error.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' },
  send: { justifySelf: 'stretch' },
});

type MeansFormProps<Values extends FieldValues> = {
  means: Means;
  form: UseFormReturn<Values>;
  /** The act with its amount, on the button. */
  act: string;
  /** Of the last try; null for none. */
  error: Error | null;
  /** A rejection is shown by `error`. */
  onSend: (values: Values) => Promise<unknown>;
  children: ReactNode;
};

/** The form of one means of payment: its fields, a failure in words, and the button that Ctrl+Enter presses. */
export function MeansForm<Values extends FieldValues>({
  means,
  form,
  act,
  error,
  onSend,
  children,
}: MeansFormProps<Values>) {
  const styles = useStyles();
  const t = useText('staff/payment');
  return (
    <Form
      form={form}
      texts="staff/payment"
      label={t(`means.${means}`)}
      className={styles.form}
      onSubmit={values => onSend(values).catch(() => undefined)}
    >
      {children}
      {error !== null && <PaymentError error={error} />}
      <SubmitButton className={styles.send}>
        {act} <KeyCap keys="Ctrl+Enter" isPlain />
      </SubmitButton>
    </Form>
  );
}

export function NoteField() {
  const t = useText('staff/payment');
  return (
    <TextField name="note" label={t('note.label')} hint={t('note.hint')} autoComplete="off" maxLength={200} />
  );
}
