import { Button, makeStyles } from '@fluentui/react-components';
import { paths } from '#renderer/app/paths.ts';
import { formatDate, formatDateRange, formatHour, formatInstant, listOf } from '#renderer/i18n/format.ts';
import { useText } from '#renderer/i18n/i18n.ts';
import { ButtonLink } from '#renderer/ui/button-link.tsx';
import { Heading } from '#renderer/ui/heading.tsx';
import { ArrowRightIcon } from '#renderer/ui/icons.tsx';
import { Masked } from '#renderer/ui/masked.tsx';
import { brand } from '#renderer/ui/theme.ts';
import type { Booking } from '#shared/contract/booking-view.ts';
import { dayOf, hourOf, type Stay } from '../stay.ts';

const useStyles = makeStyles({
  title: { display: 'grid', gap: '2px' },
  invitation: { display: 'grid', gap: '10px' },
  kicker: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  soft: { margin: 0, color: brand.inkSoft },
  lead: { margin: 0, color: brand.inkSoft, fontSize: '1.0625rem' },
  facts: {
    display: 'grid',
    // Two beside each other where the text leaves room for two: on a public screen it is larger, and a mask wider.
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
    gap: '16px 20px',
    margin: 0,
    paddingTop: '18px',
    borderTop: `1px solid ${brand.hairline}`,
    '& dt': { color: brand.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  wide: { gridColumn: '1 / -1' },
  room: {
    display: 'inline-block',
    padding: '2px 14px',
    borderRadius: '999px',
    backgroundColor: brand.sageWash,
    color: brand.sageInk,
    fontWeight: 700,
  },
  code: { letterSpacing: '0.08em' },
  note: {
    margin: 0,
    padding: '10px 14px',
    borderRadius: '12px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    lineHeight: 1.45,
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 12px' },
});

/** Null where the hotel takes no bookings: then neither a new one nor one made elsewhere is offered (APP-32). */
type Ways = { onImport: (() => void) | null };

/** The booking card: the guest's nearest stay, to come or under way (HOM-02, BKG-13 to BKG-17). */
export function StayCard({ booking, stay, onImport }: { booking: Booking; stay: Stay } & Ways) {
  const styles = useStyles();
  const t = useText('home');
  const { building, payment, accommodations, checkinDate, checkoutDate } = booking;
  const isHere = stay.phase === 'here';
  const rooms = accommodations.flatMap(({ room }) => (room === null ? [] : [room.suiteNumber]));
  const when = (instant: string) =>
    `${formatDate(dayOf(instant), 'weekday')}, ${formatHour(hourOf(instant))}`;
  return (
    <>
      <div className={styles.title}>
        <p className={styles.kicker}>{t(`stay.${stay.phase}.kicker`)}</p>
        <Heading level={2} size="large">
          {building.city}
        </Heading>
        <p className={styles.soft}>
          {building.name} · {t(`stay.${stay.phase}.when`, { count: stay.nights })}
        </p>
      </div>
      {booking.status === 'PENDING' && (
        <p className={styles.note}>
          {payment === null || payment.deadline === null
            ? t('stay.pending')
            : t('stay.pendingUntil', { time: formatInstant(new Date(payment.deadline), building.timezone) })}
        </p>
      )}
      {booking.status === 'PROCESSING' && <p className={styles.note}>{t('stay.processing')}</p>}
      {stay.phase === 'coming' && stay.checkinOpen && <p className={styles.note}>{t('stay.checkinOpen')}</p>}
      <dl className={styles.facts}>
        {isHere ? (
          <>
            {rooms.length > 0 && (
              <div>
                <dt>{t('stay.room', { count: rooms.length })}</dt>
                <dd>
                  <Masked what={t('stay.roomMasked')}>
                    <span className={styles.room}>{listOf(rooms)}</span>
                  </Masked>
                </dd>
              </div>
            )}
            <div>
              <dt>{t('stay.checkout')}</dt>
              <dd>{when(checkoutDate)}</dd>
            </div>
          </>
        ) : (
          <>
            <div>
              <dt>{t('stay.checkin')}</dt>
              <dd>{when(checkinDate)}</dd>
            </div>
            <div>
              <dt>{t('stay.checkout')}</dt>
              <dd>{when(checkoutDate)}</dd>
            </div>
          </>
        )}
        <div className={styles.wide}>
          <dt>
            {formatDateRange(dayOf(checkinDate), dayOf(checkoutDate))} ·{' '}
            {t('stay.nights', { count: booking.nights })}
          </dt>
          <dd>{listOf(accommodations.map(({ type }) => type))}</dd>
        </div>
        <div className={styles.wide}>
          <dt>{t('stay.code')}</dt>
          <dd className={styles.code}>
            <Masked what={t('stay.codeMasked')}>{booking.locator}</Masked>
          </dd>
        </div>
      </dl>
      <div className={styles.ways}>
        <ButtonLink
          to={`${paths.bookingDetails}/${booking.bookingId}`}
          appearance="primary"
          icon={<ArrowRightIcon />}
          iconPosition="after"
        >
          {t('stay.open')}
        </ButtonLink>
        {onImport && (
          <>
            <ButtonLink to={paths.booking} appearance="outline">
              {t('book')}
            </ButtonLink>
            <Button appearance="subtle" size="large" onClick={onImport}>
              {t('import')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** In place of the booking card where there is no booking: the ways to one (HOM-02, HOM-07). */
export function NoStayCard({ onImport }: Ways) {
  const styles = useStyles();
  const t = useText('home');
  return (
    <>
      <div className={styles.invitation}>
        <Heading level={2} size="large">
          {t('noStay.title')}
        </Heading>
        <p className={styles.lead}>{t(onImport ? 'noStay.text' : 'noStay.closed')}</p>
      </div>
      {onImport && (
        <div className={styles.ways}>
          <ButtonLink to={paths.booking} appearance="primary" icon={<ArrowRightIcon />} iconPosition="after">
            {t('book')}
          </ButtonLink>
          <Button appearance="outline" size="large" onClick={onImport}>
            {t('import')}
          </Button>
        </div>
      )}
    </>
  );
}
