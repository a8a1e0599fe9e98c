import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { TextField } from '#renderer/platform/forms/text-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { GuaranteeCharge } from '#shared/contract/staff/guarantee-charges.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useGiveBack } from './guarantee-queries.ts';

const loadSchema = () => import('./give-back-schema.ts').then(module => module.giveBackSchema);

type GiveBackDialogProps = {
  booking: { hotelId: string; bookingId: string };
  charge: GuaranteeCharge;
  onClose: () => void;
};

/** The whole charge; an overstay is due again then. */
export function GiveBackDialog({ booking, charge, onClose }: GiveBackDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const form = useAppForm({ schema: loadSchema, defaultValues: { reason: '' } });
  const act = useGiveBack(booking, charge, onClose);
  const amount = formatMoney(charge.amountCents);
  const title = t('guarantee.giveBack.title', { amount });
  return (
    <Modal open kind="alert" size="small" title={title} onClose={onClose}>
      <Form
        form={form}
        firstFocus="reason"
        texts="staff/booking"
        label={title}
        className={styles.form}
        onSubmit={values => act.mutateAsync(values).catch(() => undefined)}
      >
        <p className={styles.text}>{t(`guarantee.giveBack.text.${charge.purpose}`)}</p>
        <TextField
          name="reason"
          label={t('guarantee.giveBack.reason')}
          hint={t('guarantee.giveBack.hint')}
          autoComplete="off"
          required
        />
        {act.isError && <Notice intent="error">{errorText(act.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('guarantee.giveBack.keep')}</CancelButton>
          <SubmitButton>{t('guarantee.giveBack.confirm', { amount })}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}
