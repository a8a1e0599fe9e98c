import { makeStyles } from '@fluentui/react-components';
import { useGuestAppAddress } from '#renderer/guest/features/shared/guest-app/queries.ts';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { billReceipt } from '../bill-receipt.ts';
import { useBill } from '../queries.ts';

const codeSize = 'min(300px, 32dvh)';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '24px',
    padding: '24px',
    borderRadius: '24px',
    backgroundColor: brand.sageWash,
    [from.medium]: { gridTemplateColumns: `${codeSize} minmax(0, 1fr)`, alignItems: 'center', gap: '36px' },
  },
  code: { maxWidth: codeSize, justifySelf: 'center' },
  texts: { display: 'grid', justifyItems: 'start', gap: '12px' },
  text: { margin: 0, maxWidth: '44ch', lineHeight: 1.5, color: brand.ink },
});

type LobbyActionsProps = {
  bookingId: string;
  isPrinting: boolean;
  onPrint: (work: () => Promise<void>) => void;
};

/** The QR code opens the bill on the guest's phone, where it requires a sign-in; the receipt has its sums (BEY-12). */
export default function LobbyActions({ bookingId, isPrinting, onPrint }: LobbyActionsProps) {
  const t = useText('bill');
  const styles = useStyles();
  const guestApp = useGuestAppAddress();
  const bill = useBill(bookingId);
  const { device } = host();
  const hasPrinter = device?.description.stage === 'guest' && device.description.hasPrinter;
  const address = guestApp.data === undefined ? null : `${guestApp.data}${bookingPath.bill(bookingId)}`;
  const shown = bill.data;
  if (address === null && !hasPrinter) return null;
  return (
    <div className={styles.box}>
      {address !== null && <QrCode className={styles.code} text={address} label={t('ways.phoneCode')} />}
      <div className={styles.texts}>
        {address !== null && (
          <>
            <Heading level={3}>{t('ways.phone')}</Heading>
            <p className={styles.text}>{t('ways.phoneText')}</p>
          </>
        )}
        {hasPrinter && shown !== undefined && (
          <BusyButton
            appearance="outline"
            busy={isPrinting}
            onClick={() => onPrint(async () => device?.printReceipt(billReceipt(shown, address, t)))}
          >
            {t('ways.print')}
          </BusyButton>
        )}
      </div>
    </div>
  );
}
