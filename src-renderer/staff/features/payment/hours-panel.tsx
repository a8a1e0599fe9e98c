import { Button, makeStyles, Tab, TabList } from '@fluentui/react-components';
import { useState } from 'react';
import { checked } from '#renderer/platform/gateway/checked.ts';
import { formatInstant, formatMoney } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Money } from '#renderer/platform/ui/money.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { HoursType } from '#shared/contract/guest/additional-hours.ts';
import type { DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import { type DeskPix, type SoldHours, soldHours } from '#shared/contract/staff/desk-payments.ts';
import { staffGateway } from '../shared/gateway/staff-client.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { MeansForms } from './means-forms.tsx';
import type { Paying, Taking } from './paying.ts';
import { PaymentError } from './payment-error.tsx';
import { PixCode } from './pix-code.tsx';
import { type HoursWanted, useDue, useHours } from './queries.ts';
import { ReceiptView } from './receipt-view.tsx';
import { SlotList } from './slot-list.tsx';
import { type ChosenSlot, directionsOf, findSlot, type Slot, totalOf } from './sold-slots.ts';
import { useTakePayment } from './use-take-payment.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '16px', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
  due: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    paddingBlockStart: '12px',
    borderTop: `1px solid ${brand.hairline}`,
  },
  label: { color: brand.inkSoft },
  amount: { fontSize: '2rem', lineHeight: '40px', fontWeight: 600, fontFamily: brand.fontDisplay },
  text: { margin: 0, color: brand.inkSoft },
  act: { justifySelf: 'start' },
});

type HoursPanelProps = { hotel: Hotel; bookingId: string; room: DeskRoom; onClose: () => void };

/** Hours of one room, sold and paid in one act over the booking's page (FRD-06). */
export function HoursPanel(props: HoursPanelProps) {
  const t = useText('staff/payment');
  return (
    <Modal open size="panel" title={t('hours.title', { number: props.room.number })} onClose={props.onClose}>
      <Panel {...props} />
    </Modal>
  );
}

function Panel({ hotel, bookingId, room, onClose }: HoursPanelProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const directions = directionsOf(room);
  const [type, setType] = useState<HoursType>(directions[0] ?? 'CHECKOUT');
  const [sold, setSold] = useState<SoldHours | null>(null);
  const due = useDue(hotel.hotelId, bookingId);
  const email = due.data?.receiptEmail ?? null;
  const [made, setMade] = useState<DeskPix | null>(null);
  const pix = made ?? due.data?.openPix ?? null;
  // Once it is final the booking does not name it any more, and its end is still to be read.
  if (made === null && pix !== null) setMade(pix);
  if (pix !== null)
    return (
      <PixCode
        key={pix.paymentId}
        hotel={hotel}
        bookingId={bookingId}
        pix={pix}
        email={email}
        onEnded={() => setMade(null)}
        onClose={onClose}
      />
    );
  // Hours are chosen once it is known that no code is open: they would be replaced by it under the pointer.
  if (due.isPending) return <Skeleton height="220px" />;
  if (sold?.receipt) return <ReceiptView receipt={sold.receipt} email={email} onClose={onClose} />;
  if (sold !== null)
    return (
      <div className={styles.body}>
        <Notice intent="success">
          {t(`hours.sold.${type}`, { time: formatInstant(new Date(sold.newTime), hotel.timeZone) })}
        </Notice>
        <Button className={styles.act} appearance="primary" size="large" autoFocus onClick={onClose}>
          {t('receipt.done')}
        </Button>
      </div>
    );
  return (
    <div className={styles.body}>
      {directions.length > 1 && (
        <TabList
          selectedValue={type}
          aria-label={t('hours.direction')}
          onTabSelect={(_, { value }) => setType(directions.find(one => one === value) ?? type)}
        >
          {directions.map(one => (
            <Tab key={one} value={one}>
              {t(`hours.${one}`)}
            </Tab>
          ))}
        </TabList>
      )}
      <Sale
        key={type}
        hotel={hotel}
        wanted={{
          hotelId: hotel.hotelId,
          bookingId,
          accommodationId: String(room.accommodationId),
          type,
        }}
        email={email}
        onSold={setSold}
        onPix={setMade}
      />
    </div>
  );
}

type SaleProps = {
  hotel: Hotel;
  wanted: HoursWanted;
  email: string | null;
  onSold: (sold: SoldHours) => void;
  onPix: (pix: DeskPix) => void;
};

function Sale({ hotel, wanted, email, onSold, onPix }: SaleProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const hours = useHours(wanted);
  const [chosen, setChosen] = useState<ChosenSlot | null>(null);
  if (hours.isPending) return <Skeleton height="220px" />;
  if (hours.data === undefined) return <LoadError error={hours.error} onRetry={() => void hours.refetch()} />;
  const { slots } = hours.data;
  const slot = findSlot(slots, chosen);
  return (
    <>
      {slots.length === 0 && <Notice intent="info">{t(`hours.none.${wanted.type}`)}</Notice>}
      <SlotList
        slots={slots}
        type={wanted.type}
        timeZone={hotel.timeZone}
        chosen={slot}
        onChoose={one => setChosen({ time: one.time, totalCents: totalOf(one) })}
      />
      {chosen !== null && slot === null && <Notice intent="info">{t('hours.gone')}</Notice>}
      {chosen !== null && slot !== null && totalOf(slot) !== chosen.totalCents && (
        <Notice intent="info">{t('changed.amount', { amount: formatMoney(totalOf(slot)) })}</Notice>
      )}
      {slot === null && slots.length > 0 && <p className={styles.text}>{t('hours.choose')}</p>}
      {slot !== null && <Payment slot={slot} wanted={wanted} email={email} onSold={onSold} onPix={onPix} />}
    </>
  );
}

type PaymentProps = Omit<SaleProps, 'hotel'> & { slot: Slot };

function Payment({ slot, wanted, email, onSold, onPix }: PaymentProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const { hotelId, bookingId } = wanted;
  const { amountOfHours, time, priceCents, taxCents } = slot;
  const hours = { ...wanted, amountOfHours, time, priceCents, taxCents };
  const sell = async (taking: Taking) =>
    onSold(checked(soldHours, await staffGateway.deskPayments.takeForHours({ ...hours, ...taking })));
  const amountCents = totalOf(slot);
  if (amountCents === 0) return <Free hotelId={hotelId} bookingId={bookingId} sell={sell} />;
  return (
    <>
      <div className={styles.due}>
        <span className={styles.label}>{t('hours.total')}</span>
        <Money className={styles.amount} cents={amountCents} />
      </div>
      <MeansForms
        paying={{
          hotelId,
          bookingId,
          amountCents,
          takesFocus: false,
          take: sell,
          pix: {
            make: asked => staffGateway.deskPayments.createHoursPix({ ...hours, ...asked }),
            onMade: onPix,
          },
        }}
        email={email}
      />
    </>
  );
}

type FreeProps = { hotelId: string; bookingId: string; sell: Paying['take'] };

/** Hours that cost nothing need no means. */
function Free({ hotelId, bookingId, sell }: FreeProps) {
  const styles = useStyles();
  const t = useText('staff/payment');
  const take = useTakePayment({ hotelId, bookingId, take: sell });
  return (
    <>
      {take.isError && <PaymentError error={take.error} />}
      <BusyButton
        className={styles.act}
        busy={take.isPending}
        onClick={() => take.mutate({ means: { kind: 'CASH' }, note: '' })}
      >
        {t('hours.takeFree')}
      </BusyButton>
    </>
  );
}
