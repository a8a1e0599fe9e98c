import { makeStyles } from '@fluentui/react-components';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { gateway } from '#renderer/platform/gateway/client.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { MESSAGE_LENGTH } from '#shared/contract/guest/chat.ts';

const loadSchema = () => import('../message-schema.ts').then(module => module.messageSchema);

const useStyles = makeStyles({ form: { display: 'grid', gap: '12px' } });

/** A message to the reception where the chat did not help; the answer comes by e-mail. */
export function MessageForm() {
  const styles = useStyles();
  const t = useText('chat');
  const errorText = useErrorText();
  // One for the form: a second try after a lost response leaves the message once.
  const [key] = useState(() => `new_message_${crypto.randomUUID()}`);
  const form = useAppForm({ schema: loadSchema, defaultValues: { text: '' } });
  const leave = useMutation({
    mutationFn: (body: { text: string }) =>
      gateway.chat.leaveMessage({ headers: { 'x-idempotency-key': key }, body }),
  });
  if (leave.isSuccess) return <Notice intent="success">{t('message.sent')}</Notice>;
  return (
    <Form
      form={form}
      texts="chat"
      label={t('message.label')}
      className={styles.form}
      onSubmit={values => leave.mutateAsync(values).catch(() => undefined)}
    >
      <TextAreaField
        name="text"
        label={t('message.label')}
        hint={t('message.hint')}
        maxLength={MESSAGE_LENGTH}
      />
      {leave.isError && <Notice intent="error">{errorText(leave.error)}</Notice>}
      <SubmitButton>{t('message.send')}</SubmitButton>
    </Form>
  );
}
