import { makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { isSeenAtReception } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Skeleton } from '#renderer/platform/ui/skeleton.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { cardNetworkNames } from '#shared/card-network-names.ts';
import { toIdentityStatus } from '#shared/rules/identity-status.ts';
import { type CheckInPage, useCheckInPage } from '../check-in-page.ts';
import { usePersonSummary } from '../queries.ts';
import { SummaryPart } from './summary-part.tsx';
import { TripSummary } from './trip-summary.tsx';

const useStyles = makeStyles({
  sheet: {
    padding: '24px 20px',
    borderRadius: '28px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { padding: '32px 36px' },
  },
  soft: { color: brand.inkSoft },
});

function Person() {
  const t = useText('check-in');
  const { data } = usePersonSummary();
  if (!data) return <Skeleton height="1.5rem" width="60%" />;
  const { firstName, lastName, address } = data;
  return (
    <p>
      <Masked what={t('summary.personMasked')}>
        {[`${firstName} ${lastName}`, address?.city].filter(Boolean).join(', ')}
      </Masked>
    </p>
  );
}

function StayPart({ booking, rooms }: Pick<CheckInPage, 'booking' | 'rooms'>) {
  const t = useText('check-in');
  const { building } = booking;
  return (
    <SummaryPart title={t('summary.stay')} to={null}>
      <p>
        {building.name}, {building.city}
      </p>
      {rooms.map(room => (
        <p key={room.accommodationId}>
          {t('summary.room', {
            type: room.type,
            from: formatStayDayAndTime(room.checkinDate, building.timezone),
            until: formatStayDayAndTime(room.checkoutDate, building.timezone),
          })}
        </p>
      ))}
    </SummaryPart>
  );
}

function GuestsPart({ page }: { page: CheckInPage }) {
  const t = useText('check-in');
  const styles = useStyles();
  const { booking, state, rooms, pathOf } = page;
  const isEditable = rooms.some(room => room.isMainGuestLogged && !room.isCheckinDone);
  // The simple check-in cannot change guests (CHK-06), but the booking's own page can.
  const path =
    state.flow === 'FULL' ? pathOf('personalInfo', 'guests') : bookingPath.guests(booking.bookingId);
  return (
    <SummaryPart title={t('summary.guests')} to={isEditable ? path : null}>
      {rooms.map(room => {
        const names = room.guests.map(guest => guest.socialName ?? guest.name);
        return (
          <p key={room.accommodationId}>
            {rooms.length > 1 && <span className={styles.soft}>{room.type}: </span>}
            <Masked what={t('summary.guestsMasked')}>{names.join(', ')}</Masked>
          </p>
        );
      })}
    </SummaryPart>
  );
}

export function Summary() {
  const t = useText('check-in');
  const styles = useStyles();
  const page = useCheckInPage();
  const { booking, state, rooms, pathOf } = page;
  const { guaranteeCard, tripMotivation } = state;
  return (
    <div className={styles.sheet}>
      <StayPart booking={booking} rooms={rooms} />
      <SummaryPart title={t('summary.person')} to={pathOf('personalInfo', 'data')}>
        <Person />
      </SummaryPart>
      <SummaryPart title={t('summary.identity')} to={pathOf('personalInfo', 'identity')}>
        <p>
          {t(
            `${isSeenAtReception() ? 'identity.reception' : 'identity'}.${toIdentityStatus(state.identityStatus)}`,
          )}
        </p>
      </SummaryPart>
      <GuestsPart page={page} />
      {tripMotivation !== null && (
        <SummaryPart title={t('summary.trip')} to={pathOf('tripMotivation')}>
          <TripSummary trip={tripMotivation} />
        </SummaryPart>
      )}
      {state.flow === 'FULL' && guaranteeCard !== null && (
        <SummaryPart title={t('summary.card')} to={pathOf('paymentCard', 'cards')}>
          <p>
            {t('summary.cardName', {
              brand: cardNetworkNames[guaranteeCard.brand].name || t('summary.anyCard'),
              digits: guaranteeCard.display_number.slice(-4),
            })}
          </p>
          <p className={styles.soft}>{t('paymentCard.nothingCharged')}</p>
        </SummaryPart>
      )}
    </div>
  );
}
