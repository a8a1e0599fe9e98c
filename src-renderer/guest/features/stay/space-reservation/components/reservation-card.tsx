import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { formatStayDay, formatStayTime } from '#renderer/guest/features/shared/guest-booking/stay-times.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { useCalendarFile } from '#renderer/platform/ui/save-file.ts';
import { brand, from, systemEdge } from '#renderer/platform/ui/theme.ts';
import type { SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { SpacePicture } from './space-picture.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    borderRadius: '24px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    [from.medium]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
  },
  picture: {
    height: '140px',
    [from.medium]: { height: 'auto', '& img': { position: 'absolute', inset: 0 } },
  },
  body: {
    display: 'grid',
    justifyItems: 'start',
    gap: '10px',
    padding: '20px',
    [from.medium]: { padding: '24px 28px' },
  },
  state: { ...systemEdge, padding: '4px 14px', borderRadius: '999px', fontWeight: 600 },
  APPROVED: { backgroundColor: brand.sageWash, color: brand.sageInk },
  CANCELED: { backgroundColor: brand.terracottaWash, color: brand.ink },
  OVER: { backgroundColor: brand.groundDeep, color: brand.ink },
  when: { margin: 0, fontSize: '1.125rem', fontWeight: 600 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginTop: '4px' },
});

type ReservationCardProps = {
  reservation: SpaceReservation;
  pictureUrl: string | null;
  place: string;
  onCancel: (reservation: SpaceReservation) => void;
};

export function ReservationCard({ reservation, pictureUrl, place, onCancel }: ReservationCardProps) {
  const t = useText('space-reservation');
  const styles = useStyles();
  const { spaceName, checkInDate, checkOutDate, buildingTimezone: timeZone, status } = reservation;
  const hasBegun = new Date(checkInDate) <= serverNow();
  const isApproved = status === 'APPROVED';
  const state = isApproved && hasBegun ? 'UNDER_WAY' : status;
  const { isBusy, save } = useCalendarFile('space-reservation:card.calendarFailed');
  const entry = {
    id: `space-${reservation.reserveId}`,
    startsAt: new Date(checkInDate),
    endsAt: new Date(checkOutDate),
    madeAt: serverNow(),
    summary: spaceName,
    place: { name: place },
  };
  const what = { space: spaceName, day: formatStayDay(checkInDate, timeZone) };
  return (
    <li className={styles.card}>
      <SpacePicture
        className={styles.picture}
        pictureUrl={pictureUrl}
        sizes="(min-width: 768px) 220px, 100vw"
        ratio="auto"
      />
      <div className={styles.body}>
        <span className={mergeClasses(styles.state, styles[status])}>{t(`state.${state}`)}</span>
        <Heading level={2} size="small">
          {spaceName}
        </Heading>
        <p className={styles.when}>
          {t('card.when', {
            day: what.day,
            from: formatStayTime(checkInDate, timeZone),
            until: formatStayTime(checkOutDate, timeZone),
          })}
        </p>
        {isApproved && !hasBegun && (
          <div className={styles.actions}>
            {host().profile.capabilities.keepsFiles && (
              <Button
                size="large"
                aria-label={t('card.calendarLabel', what)}
                disabledFocusable={isBusy}
                onClick={() => save(checkInDate.slice(0, 10), entry)}
              >
                {t('card.calendar')}
              </Button>
            )}
            <Button
              size="large"
              appearance="subtle"
              aria-label={t('card.cancelLabel', what)}
              onClick={() => onCancel(reservation)}
            >
              {t('card.cancel')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
