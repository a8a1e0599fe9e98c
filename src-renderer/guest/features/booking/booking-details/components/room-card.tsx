import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { isRevealedWithCode } from '#renderer/guest/features/shared/guest-booking/components/room-door.tsx';
import { StatusBadge } from '#renderer/guest/features/shared/guest-booking/components/status-badge.tsx';
import { roomAccess } from '#renderer/guest/features/shared/guest-booking/room-access.ts';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';
import { DoorAccess } from './door-access.tsx';
import { RoomGuests } from './room-guests.tsx';

const useStyles = makeStyles({
  room: {
    display: 'grid',
    gap: '18px',
    paddingTop: '24px',
    borderTop: `1px solid ${brand.hairline}`,
    ':first-child': { paddingTop: 0, borderTopStyle: 'none' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  number: { margin: 0, color: brand.brassInk, fontWeight: 600, fontSize: '0.9375rem' },
  tags: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  suite: {
    ...systemEdge,
    padding: '4px 16px',
    borderRadius: '999px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 700,
  },
  facts: {
    display: 'grid',
    gap: '12px 24px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
    margin: 0,
    '& dt': { color: brand.inkSoft },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  soft: { margin: 0, color: brand.inkSoft },
});

const paxKeys = { ADL: 'rooms.adults', ADOL: 'rooms.adolescents', CHD: 'rooms.children' } as const;

type RoomFactsProps = {
  room: DetailedAccommodation;
  timeZone: string;
  /** True if it shows its own arrival and departure; otherwise those of the whole stay apply. */
  hasTimes: boolean;
};

function RoomFacts({ room, timeZone, hasTimes }: RoomFactsProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const party = room.paxClassifications.map(({ type, amount }) => t(paxKeys[type], { count: amount }));
  const services = room.additionalServices.map(({ key, amount }) => t(`rooms.${key}`, { count: amount }));
  return (
    <dl className={styles.facts}>
      {hasTimes && (
        <>
          <div>
            <dt>{t('guest-booking:times.checkin')}</dt>
            <dd>{formatStayDayAndTime(room.checkinDate, timeZone)}</dd>
          </div>
          <div>
            <dt>{t('guest-booking:times.checkout')}</dt>
            <dd>{formatStayDayAndTime(room.checkoutDate, timeZone)}</dd>
          </div>
        </>
      )}
      {room.viewMode === 'FULL' && (
        <div>
          <dt>{t('rooms.party')}</dt>
          <dd>{formatList(party)}</dd>
        </div>
      )}
      {room.viewMode === 'FULL' && services.length > 0 && (
        <div>
          <dt>{t('rooms.services')}</dt>
          <dd>{formatList(services)}</dd>
        </div>
      )}
    </dl>
  );
}

type RoomCardProps = RoomFactsProps & {
  bookingId: string;
  number: number;
  total: number;
  more: ReactNode;
};

/** All details for the room's guests; only type, dates and status for others (BKG-09). */
export function RoomCard({ bookingId, room, timeZone, number, total, hasTimes, more }: RoomCardProps) {
  const t = useText('booking-details');
  const styles = useStyles();
  const isInDoor = roomAccess(room, serverNow())?.is === 'open' && isRevealedWithCode(room);
  return (
    <li className={styles.room}>
      <div className={styles.head}>
        <div>
          {total > 1 && <p className={styles.number}>{t('rooms.number', { number, total })}</p>}
          <Heading level={3}>{room.type}</Heading>
        </div>
        <div className={styles.tags}>
          {total > 1 && <StatusBadge status={room.status} />}
          {room.room && !isInDoor && (
            <Masked what={t('guest-booking:roomMasked')}>
              <span className={styles.suite}>{t('rooms.suite', { number: room.room.suiteNumber })}</span>
            </Masked>
          )}
        </div>
      </div>
      <RoomFacts room={room} timeZone={timeZone} hasTimes={hasTimes} />
      {room.viewMode === 'FULL' ? (
        <>
          <MinorsToRegister minors={room.minorsToRegister ?? 0} />
          <DoorAccess bookingId={bookingId} room={room} timeZone={timeZone} />
          {more}
          <RoomGuests guests={room.guests} />
        </>
      ) : (
        <p className={styles.soft}>{t('rooms.limited')}</p>
      )}
    </li>
  );
}

/** The law has the hotel register them; an adult of the room brings the document. */
function MinorsToRegister({ minors }: { minors: number }) {
  const t = useText('booking-details');
  return minors > 0 ? <Notice intent="info">{t('rooms.minorsToRegister', { count: minors })}</Notice> : null;
}
