import { Button } from '@fluentui/react-components';
import { CancelButton } from '#renderer/platform/forms/form-buttons.tsx';
import { toAppError } from '#renderer/platform/gateway/lost-response.ts';
import { formatList, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import type { PossibleCharge } from '#shared/contract/staff/guarantee-charges.ts';
import { useDialogForm } from '../shared/look/dialog-form.ts';
import { useChargeGuarantee } from './guarantee-queries.ts';

/** The general texts of these speak to the guest, and say that nothing was charged. */
const OWN_TEXTS: ReadonlySet<string> = new Set(['CARD_DECLINED', 'PAYMENT_TIMEOUT']);
const codeOf = (error: unknown): string => toAppError(error).code;

type ChargeDialogProps = {
  booking: { hotelId: string; bookingId: string };
  isOfPartner: boolean;
  charge: PossibleCharge;
  onClose: () => void;
};

/** Amount, card and who is told stand in it before anything is charged. */
export function ChargeDialog({ booking, isOfPartner, charge, onClose }: ChargeDialogProps) {
  const styles = useDialogForm();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const act = useChargeGuarantee(booking, onClose);
  const { purpose, amountCents, network, lastDigits, rooms, giver } = charge;
  const amount = formatMoney(amountCents);
  return (
    <Modal open kind="alert" size="small" title={t('guarantee.charge.title', { amount })} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.text}>
          {t(`guarantee.purpose.${purpose}`, {
            amount,
            card: cardNetworkNames[network].name || t('rooms.anyCard'),
            digits: lastDigits,
            rooms: formatList(rooms),
            count: rooms.length,
          })}
        </p>
        {isOfPartner && purpose !== 'OVERSTAY' && (
          <Notice intent="info">{t('guarantee.charge.partner')}</Notice>
        )}
        <p className={styles.text}>{t('guarantee.charge.told', giver)}</p>
        {act.isError && (
          <Notice intent="error" isOutcome>
            {OWN_TEXTS.has(codeOf(act.error))
              ? t(`guarantee.charge.${codeOf(act.error) === 'CARD_DECLINED' ? 'declined' : 'waiting'}`)
              : errorText(act.error)}
          </Notice>
        )}
        <div className={styles.buttons}>
          <CancelButton onClick={onClose}>{t('guarantee.charge.keep')}</CancelButton>
          <Button appearance="primary" disabledFocusable={act.isPending} onClick={() => act.mutate(charge)}>
            {t('guarantee.charge.confirm', { amount })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
