import { makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { formatStayDayAndTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ButtonLink } from '#renderer/platform/ui/button-link.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { ScreenTitle } from '#renderer/platform/ui/screen-title.tsx';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { BookingDetails, DetailedAccommodation } from '#shared/contract/guest/booking-details.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '16px', margin: 0, padding: 0, listStyleType: 'none' },
  room: {
    display: 'grid',
    gap: '16px',
    padding: '20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      padding: '24px 28px',
    },
  },
  facts: { display: 'grid', justifyItems: 'start', gap: '6px' },
  text: { margin: 0, color: brand.inkSoft },
  late: {
    ...systemEdge,
    padding: '4px 14px',
    borderRadius: '999px',
    backgroundColor: brand.brassWash,
    color: brand.brassInk,
    fontWeight: 600,
  },
});

type ChooseRoomProps = { booking: BookingDetails; rooms: readonly DetailedAccommodation[] };

export function ChooseRoom({ booking, rooms }: ChooseRoomProps) {
  const t = useText('check-out');
  const styles = useStyles();
  const { bookingId, building } = booking;
  // In a lobby the number is shown only while it is pressed (BEY-09).
  const { masks } = host().profile.capabilities;
  return (
    <>
      <ScreenTitle title={t('choose.title')} lead={t('choose.lead')} page={t('pageTitle')} />
      <ul className={styles.list}>
        {rooms.map(({ accommodationId, type, room, checkoutDate, isOverstaying }) => (
          <li key={accommodationId} className={styles.room}>
            <div className={styles.facts}>
              <Heading level={2} size="small">
                {type}
              </Heading>
              {room !== null && (
                <Masked what={t('guest-booking:roomMasked')}>
                  {t('choose.number', { number: room.suiteNumber })}
                </Masked>
              )}
              <p className={styles.text}>
                {t('choose.until', { moment: formatStayDayAndTime(checkoutDate, building.timezone) })}
              </p>
              {isOverstaying && <span className={styles.late}>{t('choose.late')}</span>}
            </div>
            <ButtonLink to={bookingPath.leave({ bookingId, accommodationId })} appearance="primary">
              {room === null || masks
                ? t('choose.room', { type })
                : t('choose.byNumber', { number: room.suiteNumber })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
