import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextAreaField } from '#renderer/platform/forms/text-area-field.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { ANSWER_LENGTH, type InboxItem } from '#shared/contract/staff/inbox.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { InboxText } from './inbox-text.tsx';
import { useAnswer } from './queries.ts';

const loadSchema = () => import('./answer-schema.ts').then(module => module.answerSchema);

type AnswerDialogProps = { hotelId: string; item: InboxItem; onClose: () => void };

export function AnswerDialog({ hotelId, item, onClose }: AnswerDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/inbox');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { text: '' } });
  const answer = useAnswer(hotelId, onClose);
  return (
    <Modal open size="medium" title={t('answer.title')} onClose={onClose}>
      <Form
        form={form}
        texts="staff/inbox"
        label={t('answer.title')}
        className={styles.form}
        onSubmit={({ text }) => answer.mutateAsync({ id: item.id, text }).catch(() => undefined)}
      >
        <InboxText item={item} />
        <TextAreaField
          name="text"
          label={t('answer.text')}
          hint={t('answer.hint', { name: item.guestName })}
          maxLength={ANSWER_LENGTH}
          rows={6}
        />
        {answer.isError && <Notice intent="error">{errorText(answer.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('answer.keep')}</CancelButton>
          <SubmitButton>{t('answer.confirm')}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
