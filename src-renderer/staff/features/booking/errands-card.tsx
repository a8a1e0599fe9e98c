import { formatClock, formatDay } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { TextLink } from '#renderer/platform/ui/text-link.tsx';
import type { DeskBooking } from '#shared/contract/staff/desk-booking.ts';
import { Card } from '../shared/look/card.tsx';
import { staffPaths } from '../shared/paths/staff-paths.ts';
import { useCardRows } from './card-rows.ts';

type Errand = { key: string; fact: string; more: string; state: string };

function parcelWord({
  arrivedAt,
  receivedAt,
  sentBackAt,
}: Pick<DeskBooking['parcels'][number], 'arrivedAt' | 'receivedAt' | 'sentBackAt'>) {
  if (sentBackAt !== null) return 'parcelSentBack';
  if (receivedAt !== null) return 'parcelHandedOver';
  return arrivedAt === null ? 'parcelAnnounced' : 'parcelArrived';
}

/** Visitors, spaces and parcels of the booking. */
export function ErrandsCard({ booking, timeZone }: { booking: DeskBooking; timeZone: string }) {
  const rows = useCardRows();
  const t = useText('staff/booking');
  const { visitors, spaces, parcels } = booking;
  const span = (startsAt: string, endsAt: string) =>
    `${formatDay(new Date(startsAt), timeZone, 'weekday')}, ${formatClock(new Date(startsAt), timeZone)} – ${formatClock(new Date(endsAt), timeZone)}`;
  const errands: Errand[] = [
    ...visitors.map(({ fullName, startsAt, endsAt, visitorType }) => ({
      key: `visitor ${fullName} ${startsAt}`,
      fact: fullName,
      more: span(startsAt, endsAt),
      state: t(`errands.visitor.${visitorType}`),
    })),
    ...spaces.map(({ space, startsAt, endsAt, canceledAt }) => ({
      key: `space ${space} ${startsAt}`,
      fact: space,
      more: span(startsAt, endsAt),
      state: t(canceledAt === null ? 'errands.space' : 'errands.spaceCanceled'),
    })),
    ...parcels.map(({ id, description, type, deliveryCode, arrivedAt, receivedAt, sentBackAt }) => ({
      key: id,
      fact: description,
      more: [t(`errands.parcel.${type}`), deliveryCode].filter(Boolean).join(' · '),
      state: t(`errands.${parcelWord({ arrivedAt, receivedAt, sentBackAt })}`),
    })),
  ];
  return (
    <Card title={t('errands.title')}>
      {errands.length === 0 ? (
        <p className={rows.none}>{t('errands.none')}</p>
      ) : (
        <ul className={rows.list}>
          {errands.map(({ key, fact, more, state }) => (
            <li key={key} className={rows.row}>
              <span className={rows.main}>
                <span className={rows.fact}>{fact}</span>
                <span className={rows.more}>{more}</span>
              </span>
              <span className={rows.side}>{state}</span>
            </li>
          ))}
        </ul>
      )}
      {parcels.length > 0 && <TextLink to={staffPaths.parcels}>{t('errands.parcels')}</TextLink>}
    </Card>
  );
}
