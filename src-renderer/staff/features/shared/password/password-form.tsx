import type { ReactNode } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { PasswordField } from '#renderer/platform/forms/password-field.tsx';
import { useErrorText } from '#renderer/platform/i18n/i18n.ts';
import type { Namespace } from '#renderer/platform/i18n/texts.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { useDialogForm } from '../look/dialog-form.ts';

const loadSchema = () => import('./password-schema.ts').then(module => module.passwordSchema);

type PasswordFormProps = {
  texts: Namespace;
  words: { name: string; text: string; password: string; cancel: string; submit: string };
  act: { mutateAsync: (password: string) => Promise<unknown>; error: Error | null };
  onCancel: () => void;
  children?: ReactNode;
};

/** In a dialog: an act that asks for the password once more. A rejected one empties the field. */
export function PasswordForm({ texts, words, act, onCancel, children }: PasswordFormProps) {
  const styles = useDialogForm();
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { password: '' }, mode: 'onSubmit' });
  const submit = ({ password }: { password: string }) =>
    act.mutateAsync(password).catch(() => {
      form.resetField('password');
      form.setFocus('password');
    });
  return (
    <Form
      form={form}
      firstFocus="password"
      texts={texts}
      label={words.name}
      className={styles.form}
      onSubmit={submit}
    >
      <p className={styles.text}>{words.text}</p>
      {act.error && <Notice intent="error">{errorText(act.error)}</Notice>}
      {children}
      <PasswordField name="password" label={words.password} autoComplete="current-password" />
      <div className={styles.buttons}>
        <CancelButton onClick={onCancel}>{words.cancel}</CancelButton>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </Form>
  );
}
