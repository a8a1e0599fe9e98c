import { Checkbox, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { useGuestAppAddress } from '#renderer/guest/features/shared/guest-app/queries.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { paths } from '#renderer/platform/paths.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { QrCode } from '#renderer/platform/ui/qr-code.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { bookingReceipt, type ReceiptFacts } from '../booking-receipt.ts';
import { codeSize, smallCodeSize } from './handoff-placeholder.tsx';

const upright = '@media (min-width: 768px) and (max-aspect-ratio: 1/1)';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: '28px',
    marginTop: '32px',
    padding: '28px',
    borderRadius: '28px',
    backgroundColor: brand.sageWash,
  },
  wide: {
    [from.medium]: { gridTemplateColumns: `${codeSize} minmax(0, 1fr)`, alignItems: 'center', gap: '40px' },
  },
  narrow: {
    gap: '16px',
    marginTop: 0,
    padding: '20px',
    [upright]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: '28px' },
  },
  code: { maxWidth: codeSize, justifySelf: 'center' },
  smallCode: { width: smallCodeSize },
  texts: { display: 'grid', justifyItems: 'start', gap: '16px' },
  text: { margin: 0, maxWidth: '44ch', fontSize: '1.125rem', lineHeight: 1.5, color: brand.ink },
});

type Printing = 'no' | 'busy' | 'done' | 'failed';

type BookingHandoffProps = {
  bookingId: string;
  facts: ReceiptFacts;
  isNarrow?: boolean;
};

/** The QR code opens the booking on the guest's phone, where it requires a sign-in (BEY-12). */
export default function BookingHandoff({ bookingId, facts, isNarrow = false }: BookingHandoffProps) {
  const styles = useStyles();
  const t = useText('booking-handoff');
  const guestApp = useGuestAppAddress();
  const [printing, setPrinting] = useState<Printing>('no');
  const [hasRoomNumbers, setRoomNumbers] = useState(false);
  const { device } = host();
  const hasPrinter = device?.description.stage === 'guest' && device.description.hasPrinter;
  const address =
    guestApp.data === undefined
      ? null
      : `${guestApp.data}${paths.bookingDetails}/${encodeURIComponent(bookingId)}`;

  async function print() {
    setPrinting('busy');
    try {
      await device?.printReceipt(bookingReceipt(facts, address, t, { hasRoomNumbers }));
      setPrinting('done');
    } catch {
      setPrinting('failed');
    }
  }

  return (
    <section
      className={mergeClasses(styles.box, isNarrow ? styles.narrow : styles.wide)}
      aria-labelledby="booking-handoff"
    >
      {address !== null ? (
        <QrCode
          className={mergeClasses(styles.code, isNarrow && styles.smallCode)}
          text={address}
          label={t('codeLabel')}
        />
      ) : guestApp.isPending ? (
        <div className={mergeClasses(styles.code, isNarrow && styles.smallCode)} aria-busy="true">
          <Skeleton height={isNarrow ? smallCodeSize : codeSize} />
        </div>
      ) : (
        <Notice intent="info">{t('noCode')}</Notice>
      )}
      <div className={styles.texts}>
        <Heading level={2} size={isNarrow ? 'small' : 'medium'} id="booking-handoff">
          {t('title')}
        </Heading>
        <p className={styles.text}>{t('text')}</p>
        {hasPrinter && facts.rooms.some(({ number }) => number) && (
          <Checkbox
            label={t('printRoom')}
            checked={hasRoomNumbers}
            onChange={(_, { checked }) => setRoomNumbers(checked === true)}
          />
        )}
        {hasPrinter && (
          <BusyButton appearance="outline" busy={printing === 'busy'} onClick={() => void print()}>
            {t(printing === 'done' ? 'printAgain' : 'print')}
          </BusyButton>
        )}
        {printing === 'done' && <Notice intent="success">{t('printed')}</Notice>}
        {printing === 'failed' && <Notice intent="error">{t('printFailed')}</Notice>}
      </div>
    </section>
  );
}
