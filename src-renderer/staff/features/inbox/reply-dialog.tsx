import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { type InboxItem, REPLY_LENGTH } from '#shared/contract/staff/inbox.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { InboxText } from './inbox-text.tsx';
import { useReply } from './queries.ts';

const loadSchema = () => import('./reply-schema.ts').then(module => module.replySchema);

type ReplyDialogProps = { hotelId: string; item: InboxItem; onClose: () => void };

export function ReplyDialog({ hotelId, item, onClose }: ReplyDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/inbox');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { text: '' } });
  const reply = useReply(hotelId, onClose);
  return (
    <Modal open size="medium" title={t('reply.title')} onClose={onClose}>
      <Form
        form={form}
        firstFocus="text"
        texts="staff/inbox"
        label={t('reply.title')}
        className={styles.form}
        onSubmit={({ text }) => reply.mutateAsync({ id: item.id, text }).catch(() => undefined)}
      >
        <InboxText item={item} />
        <TextAreaField
          name="text"
          label={t('reply.text')}
          hint={t('reply.hint', { name: item.guestName })}
          maxLength={REPLY_LENGTH}
          rows={6}
        />
        {reply.isError && <Notice intent="error">{errorText(reply.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('reply.keep')}</CancelButton>
          <SubmitButton>{t('reply.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
