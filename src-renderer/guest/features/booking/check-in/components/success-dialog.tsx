import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { isRevealedWithCode } from '#renderer/guest/features/shared/guest-booking/components/room-door.tsx';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { useLockWatch } from '#renderer/guest/features/shared/guest-booking/use-lock-watch.ts';
import { endGuest } from '#renderer/guest/features/shared/session/end-guest.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useOutcomeShown } from '#renderer/platform/state/outcome-shown.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import type { CheckedIn } from '#shared/contract/guest/check-in.ts';
import { MinorsNotice } from './minors-notice.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  beside: {
    '@media (min-aspect-ratio: 1/1)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
  rooms: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  lead: { margin: 0, fontSize: '1.0625rem', lineHeight: 1.5 },
  room: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '20px',
    borderRadius: '20px',
    backgroundColor: brand.groundDeep,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  number: {
    fontFamily: brand.fontDisplay,
    fontSize: '1.75rem',
    lineHeight: 1.1,
  },
  soft: { margin: 0, color: brand.inkSoft, lineHeight: 1.5 },
  // All of its sentences lie in one place: nothing moves under the finger when the lock confirms.
  lock: { display: 'grid' },
  sentence: { gridArea: '1 / 1' },
  away: { visibility: 'hidden' },
});

const lockSentences = ['success.lockIsTold', 'success.silentLock', 'success.lockKnows'] as const;

type LockStateProps = { isActive: boolean; isLate: boolean };

function LockState({ isActive, isLate }: LockStateProps) {
  const t = useText('check-in');
  const styles = useStyles();
  const shown = isActive ? 'success.lockKnows' : isLate ? 'success.silentLock' : 'success.lockIsTold';
  return (
    <p className={mergeClasses(styles.soft, styles.lock)}>
      {lockSentences.map(sentence => (
        <span key={sentence} className={mergeClasses(styles.sentence, sentence !== shown && styles.away)}>
          {t(sentence)}
        </span>
      ))}
    </p>
  );
}

type RoomProps = {
  room: DetailedAccommodation;
  timeZone: string;
  isLockLate: boolean;
  door: (room: DetailedAccommodation, code: string) => ReactNode;
};

function Room({ room, timeZone, isLockLate, door }: RoomProps) {
  const t = useText('check-in');
  const styles = useStyles();
  const { lockDoorCode } = room;
  return (
    <section className={styles.room} aria-label={room.type}>
      <div className={styles.head}>
        <Heading level={3}>{room.type}</Heading>
        {room.room !== null && !isRevealedWithCode(room) && (
          <Masked what={t('guest-booking:roomMasked')}>
            <span className={styles.number}>
              {t('guest-booking:room', { number: room.room.suiteNumber })}
            </span>
          </Masked>
        )}
      </div>
      {lockDoorCode === null ? (
        <p className={styles.soft}>
          {t('success.later', { time: formatStayDayAndTime(room.checkinDate, timeZone) })}
        </p>
      ) : (
        <>
          {door(room, lockDoorCode)}
          <LockState isActive={room.isDoorCodeActive} isLate={isLockLate} />
        </>
      )}
    </section>
  );
}

type SuccessDialogProps = {
  booking: BookingDetails;
  result: CheckedIn;
  door: RoomProps['door'];
  handoff: ReactNode;
};

export function SuccessDialog({ booking, result, door, handoff }: SuccessDialogProps) {
  const t = useText('check-in');
  const styles = useStyles();
  useOutcomeShown();
  const { publicScreen } = host().profile.capabilities;
  const isWaiting = (room: DetailedAccommodation) => room.lockDoorCode !== null && !room.isDoorCodeActive;
  const { isLate } = useLockWatch(booking.bookingId, booking.accommodations.some(isWaiting));
  const ids = new Set(result.accommodations.map(({ accommodationId }) => accommodationId));
  const rooms = booking.accommodations.filter(({ accommodationId }) => ids.has(accommodationId));
  return (
    <Modal
      open
      kind="alert"
      size={publicScreen ? 'page' : 'medium'}
      title={t('success.title')}
      onClose={() => undefined}
      actions={
        <>
          <ButtonLink
            to={bookingPath.details(booking.bookingId)}
            appearance={publicScreen ? 'secondary' : 'primary'}
          >
            {t('success.open')}
          </ButtonLink>
          {publicScreen && (
            <Button size="large" appearance="primary" onClick={() => endGuest('finished')}>
              {t('success.done')}
            </Button>
          )}
        </>
      }
    >
      <div className={mergeClasses(styles.body, publicScreen && styles.beside)}>
        <div className={styles.rooms}>
          <p className={styles.lead}>{t('success.lead', { city: booking.building.city })}</p>
          {rooms.map(room => (
            <Room
              key={room.accommodationId}
              room={room}
              timeZone={booking.building.timezone}
              isLockLate={isLate}
              door={door}
            />
          ))}
          <MinorsNotice rooms={rooms} />
        </div>
        {handoff}
      </div>
    </Modal>
  );
}
