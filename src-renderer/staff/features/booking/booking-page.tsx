import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateRange, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { CoinsIcon } from '#renderer/platform/ui/icons.tsx';
import { LoadError } from '#renderer/platform/ui/load-error.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { from } from '#renderer/platform/ui/theme.ts';
import type { DeskBooking, DeskPerson, DeskRoom } from '#shared/contract/staff/desk-booking.ts';
import type { Hotel } from '../shared/hotel/current-hotel.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { PageHeading } from '../shared/look/page-heading.tsx';
import { DeskBellIcon, PrintIcon } from '../shared/look/staff-icons.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { CancelMoveDialog } from './cancel-move-dialog.tsx';
import { DoorCard } from './door-card.tsx';
import { EmailsCard } from './emails-card.tsx';
import { EndingsCard } from './endings-card.tsx';
import { ErrandsCard } from './errands-card.tsx';
import { GuaranteeCard } from './guarantee-card.tsx';
import { type ImportDecision, ImportDialog } from './import-dialog.tsx';
import { MinorDialog } from './minor-dialog.tsx';
import { MoneyCard } from './money-card.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NextStep } from './next-step.tsx';
import { PeopleCard } from './people-card.tsx';
import { PreparationCard } from './preparation-card.tsx';
import { useDeskBooking } from './queries.ts';
import { RecordCard } from './record-card.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { mainGuestOf, mayCheckIn, toWaiting } from './waiting.ts';

const useStyles = makeStyles({
  bones: { display: 'grid', gap: '16px', paddingBlockStart: '16px' },
  page: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  columns: {
    display: 'grid',
    gap: '16px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [from.large]: { gridTemplateColumns: 'minmax(0, 1.42fr) minmax(0, 1fr) minmax(0, 0.94fr)' },
  },
  column: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

type PageActs = {
  onPay: () => void;
  onReceipt: (paymentId: string) => void;
  onMoney: () => void;
  onHours: (room: DeskRoom) => void;
};
type BookingPageProps = PageActs & { hotel: Hotel; bookingId: string };

/** Everything about one booking; what waits stands first (FRD-05). */
export function BookingPage({ hotel, bookingId, ...acts }: BookingPageProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const navigate = useNavigate();
  // Before the booking has come too: it may be the wrong one.
  useHotkey({ keys: 'Escape', name: t('back'), isHint: true }, () => void navigate(staffPaths.board));
  const booking = useDeskBooking(hotel.hotelId, bookingId);
  if (booking.isPending)
    return (
      <div className={styles.bones} aria-busy="true">
        <Skeleton height="56px" />
        <Skeleton height="124px" />
        <Skeleton height="320px" />
      </div>
    );
  if (booking.data === undefined)
    return (
      <LoadError level={1} title={t('failed')} error={booking.error} onRetry={() => void booking.refetch()} />
    );
  return <Loaded hotel={hotel} booking={booking.data} {...acts} />;
}

type LoadedProps = PageActs & { hotel: Hotel; booking: DeskBooking };

function Loaded({ hotel, booking, onPay, onReceipt, onMoney, onHours }: LoadedProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const [decision, setDecision] = useState<ImportDecision | null>(null);
  const [moving, setMoving] = useState<DeskRoom | null>(null);
  const [minor, setMinor] = useState<DeskPerson | null>(null);
  const { timeZone } = hotel;
  const waiting = toWaiting(booking);
  const unseen = waiting.find(({ act }) => act === 'document');
  return (
    <div className={styles.page}>
      <Heading booking={booking} onPay={onPay} />
      {unseen !== undefined && (
        <DocumentKey to={staffPaths.document(booking.bookingId, unseen.roomGuestId)} />
      )}
      <NextStep
        booking={booking}
        waiting={waiting}
        timeZone={timeZone}
        onPay={onPay}
        onImport={setDecision}
        onMinor={id => setMinor(booking.people.find(({ roomGuestId }) => roomGuestId === id) ?? null)}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <PeopleCard booking={booking} onMinor={setMinor} />
          <RoomsCard
            rooms={booking.rooms}
            timeZone={timeZone}
            onHours={booking.isOfPartner ? null : onHours}
            onMove={setMoving}
          />
          <PreparationCard rooms={booking.rooms} />
          <ErrandsCard booking={booking} timeZone={timeZone} />
        </div>
        <div className={styles.column}>
          <MoneyCard hotel={hotel} booking={booking} onReceipt={onReceipt} onMoney={onMoney} />
          <GuaranteeCard hotel={hotel} booking={booking} />
          <EmailsCard emails={booking.emails} timeZone={timeZone} />
        </div>
        <div className={styles.column}>
          <DoorCard hotel={hotel} bookingId={booking.bookingId} rooms={booking.rooms} />
          <EndingsCard hotel={hotel} booking={booking} />
          <RecordCard title={t('record.title')} entries={booking.record} timeZone={timeZone} />
        </div>
      </div>
      {moving !== null && (
        <RoomMove hotel={hotel} booking={booking} room={moving} onClose={() => setMoving(null)} />
      )}
      {minor !== null && (
        <MinorDialog hotelId={hotel.hotelId} booking={booking} minor={minor} onClose={() => setMinor(null)} />
      )}
      {decision !== null && (
        <ImportDialog hotel={hotel} booking={booking} decision={decision} onClose={() => setDecision(null)} />
      )}
    </div>
  );
}

type RoomMoveProps = { hotel: Hotel; booking: DeskBooking; room: DeskRoom; onClose: () => void };

function RoomMove({ hotel: { hotelId }, booking: { bookingId }, room, onClose }: RoomMoveProps) {
  const Dialog = room.plannedMove === null ? MoveDialog : CancelMoveDialog;
  return <Dialog hotelId={hotelId} bookingId={bookingId} room={room} onClose={onClose} />;
}

function Heading({ booking, onPay }: { booking: DeskBooking; onPay: () => void }) {
  const t = useText('staff/booking');
  useHotkey({ keys: 'F4', name: t('pay'), isHint: true }, onPay);
  const { holder, locator, nights, rooms, status } = booking;
  const note = [
    locator,
    formatDateRange(booking.checkinDate, booking.checkoutDate),
    t('nights', { count: nights }),
    t('roomNumbers', { count: rooms.length, numbers: formatList(rooms.map(({ number }) => number)) }),
    t(`status.${status}`),
    ...(holder !== null && holder.staysBefore > 0 ? [t('staysBefore', { count: holder.staysBefore })] : []),
    ...(booking.isOfPartner ? [booking.partner ? t('ofChannel', booking.partner) : t('ofPartner')] : []),
    ...(booking.isWalkIn ? [t('walkIn')] : []),
  ].join(' · ');
  const arriving = rooms.find(mayCheckIn);
  return (
    <PageHeading title={holder?.name ?? locator} note={note}>
      {arriving !== undefined && (
        <CheckInButton
          to={staffPaths.assistedCheckIn(
            booking.bookingId,
            mainGuestOf(arriving.accommodationId, booking.people),
          )}
        />
      )}
      <ButtonLink size="medium" to={staffPaths.registrationCards(booking.bookingId)} icon={<PrintIcon />}>
        {t('cards')}
      </ButtonLink>
      <ButtonLink size="medium" to={staffPaths.noteAbout(locator)}>
        {t('note')}
      </ButtonLink>
      <Button icon={<CoinsIcon />} aria-keyshortcuts="F4" onClick={onPay}>
        {t('pay')} <KeyCap keys="F4" />
      </Button>
    </PageHeading>
  );
}

/** The key of the first person whose document nobody has seen, whatever else waits before it. */
function DocumentKey({ to }: { to: string }) {
  const t = useText('staff/booking');
  const navigate = useNavigate();
  useHotkey({ keys: 'Alt+i', name: t('act.document'), isHint: true }, () => void navigate(to));
  return null;
}

/** Whatever waits: the check-in's page says what is missing, step by step. */
function CheckInButton({ to }: { to: string }) {
  const t = useText('staff/booking');
  const navigate = useNavigate();
  const open = () => void navigate(to);
  useHotkey({ keys: 'Alt+c', name: t('act.checkIn'), isHint: true }, open);
  return (
    <Button icon={<DeskBellIcon />} aria-keyshortcuts="Alt+C" onClick={open}>
      {t('act.checkIn')} <KeyCap keys="Alt+c" />
    </Button>
  );
}
