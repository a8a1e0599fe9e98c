import { Form, useAppForm } from '#renderer/platform/forms/form.tsx';
import { CancelButton, SubmitButton } from '#renderer/platform/forms/form-buttons.tsx';
import { SelectField } from '#renderer/platform/forms/select-field.tsx';
import { formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { endingReasons } from '#shared/contract/staff/endings.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import type { EndingValues } from './ending-schema.ts';
import { type EndingAct, useEnding } from './use-endings.ts';

const loadSchema = () => import('./ending-schema.ts').then(module => module.endingSchema);

type EndingDialogProps = {
  booking: { hotelId: string; bookingId: string };
  act: EndingAct;
  onClose: () => void;
};

/** The act says what becomes of the money before it is done, and asks for a reason. */
export function EndingDialog({ booking, act, onClose }: EndingDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const form = useAppForm<EndingValues>({ schema: loadSchema, defaultValues: { reason: '' } });
  const ending = useEnding(booking, act, onClose);
  const title = t(`ending.${act.name}.title`, { number: 'number' in act ? act.number : '' });
  return (
    <Modal open kind="alert" size="small" title={title} onClose={onClose}>
      <Form
        form={form}
        firstFocus="reason"
        texts="staff/booking"
        label={title}
        className={styles.form}
        onSubmit={values =>
          ending.mutateAsync(values).then(
            () => undefined,
            () => undefined,
          )
        }
      >
        <p className={styles.text}>{t(`ending.${act.name}.text`)}</p>
        {figuresOf(act).map(({ key, cents }) => (
          <p key={key} className={styles.text}>
            {t(`ending.figures.${key}`, { amount: formatMoney(cents) })}
          </p>
        ))}
        <SelectField
          name="reason"
          required
          label={t('ending.reason')}
          options={[
            { value: '', label: '' },
            ...endingReasons.map(value => ({ value, label: t(`ending.reasons.${value}`) })),
          ]}
        />
        {ending.isError && <Notice intent="error">{errorText(ending.error)}</Notice>}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('ending.keep')}</CancelButton>
          <SubmitButton>{t(`ending.${act.name}.confirm`)}</SubmitButton>
        </div>
      </Form>
    </Modal>
  );
}

type Figure = { key: 'credit' | 'kept' | 'overstay' | 'takenBack'; cents: number };

function figuresOf(act: EndingAct): Figure[] {
  switch (act.name) {
    case 'cancel':
      return [
        { key: 'credit', cents: act.creditCents },
        { key: 'kept', cents: act.keptCents },
      ];
    case 'conclude':
      return act.kind === 'EARLY'
        ? [{ key: 'credit', cents: act.creditCents }]
        : [{ key: 'overstay', cents: act.overstayCents }];
    case 'undoNoShow':
      return [{ key: 'takenBack', cents: act.creditCents }];
    case 'undoCheckIn':
      return [];
  }
}
