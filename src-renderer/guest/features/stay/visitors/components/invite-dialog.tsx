import { makeStyles } from '@fluentui/react-components';
import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { VisitableRoom, Visitor } from '#shared/contract/guest/visitors.ts';
import { useInviteVisitor } from '../queries.ts';
import { emptyValues, roomKey, toNewVisitor, type VisitorValues } from '../visitor-values.ts';
import { VisitorFields } from './visitor-fields.tsx';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '20px' },
  actions: {
    display: 'grid',
    gap: '12px',
    [from.small]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  },
});

type InviteDialogProps = {
  rooms: readonly VisitableRoom[];
  onInvited: (visitor: Visitor) => void;
  onClose: () => void;
};

/** Inside the dialog: its first field takes the focus once the dialog is mounted. */
function InviteForm({ rooms, onInvited, onClose }: InviteDialogProps) {
  const t = useText('visitors');
  const styles = useStyles();
  const errorText = useErrorText();
  const invite = useInviteVisitor();
  const form = useAppForm<VisitorValues>({
    schema: () => import('../visitor-schema.ts').then(module => module.visitorSchema),
    defaultValues: emptyValues(rooms),
  });
  const { isValid } = form.formState;

  async function submit(values: VisitorValues): Promise<void> {
    const room = rooms.find(one => roomKey(one, rooms) === values.room);
    if (!room) return;
    // The error is shown above the form from the mutation's own state.
    const invited = await invite.mutateAsync(toNewVisitor(values, room, rooms)).catch(() => null);
    if (invited) onInvited(invited);
  }

  return (
    <Form
      form={form}
      firstFocus={rooms.length > 1 ? 'room' : 'fullName'}
      texts="visitors"
      className={styles.form}
      label={t('visitorForm.title')}
      onSubmit={submit}
    >
      <VisitorFields rooms={rooms} />
      {invite.isError && (
        <Notice intent="error">{`${t('visitorForm.saveError')} ${errorText(invite.error)}`}</Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton disabled={!isValid}>{t('visitorForm.submit')}</SubmitButton>
        <CancelButton onClick={onClose}>{t('general:cancel')}</CancelButton>
      </div>
    </Form>
  );
}

export function InviteDialog(props: InviteDialogProps) {
  const t = useText('visitors');
  return (
    <Modal open title={t('visitorForm.title')} onClose={props.onClose}>
      <InviteForm {...props} />
    </Modal>
  );
}
