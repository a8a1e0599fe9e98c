import { Button, makeStyles } from '@fluentui/react-components';
import { formatDateRange, formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Heading } from '#renderer/platform/ui/heading.tsx';
import { Masked } from '#renderer/platform/ui/masked.tsx';
import { Picture } from '#renderer/platform/ui/picture.tsx';
import { anyHotelStem, buildingStem } from '#renderer/platform/ui/picture-stem.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { Booking } from '#shared/contract/guest/booking-view.ts';
import { shortRoom } from '../flow.ts';

const useStyles = makeStyles({
  found: { display: 'grid', gap: '20px' },
  card: {
    display: 'grid',
    overflow: 'hidden',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.ground,
    [from.small]: { gridTemplateColumns: '180px minmax(0, 1fr)' },
  },
  picture: { height: '140px', [from.small]: { height: '100%' } },
  text: { display: 'grid', gap: '14px', padding: '20px' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '12px 16px',
    margin: 0,
    '& dt': { color: brand.inkSoft, fontSize: '0.9375rem' },
    '& dd': { margin: 0, fontWeight: 600 },
  },
  wide: { gridColumn: '1 / -1' },
  lead: { margin: 0, color: brand.inkSoft },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' },
});

type FoundBookingProps = {
  booking: Booking;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

export function FoundBooking({ booking, isBusy, onCancel, onConfirm }: FoundBookingProps) {
  const styles = useStyles();
  const t = useText('import-booking');
  const { building, accommodations, checkinDate, checkoutDate, nights, guests } = booking;
  const rooms = accommodations.flatMap(({ room }) => (room === null ? [] : [shortRoom(room.suiteNumber)]));
  return (
    <div className={styles.found}>
      <p className={styles.lead}>{t('found.lead')}</p>
      <section className={styles.card} aria-label={t('found.title')}>
        <Picture
          className={styles.picture}
          stem={buildingStem(building) ?? anyHotelStem}
          alt=""
          sizes="(min-width: 640px) 270px, 100vw"
          ratio="auto"
        />
        <div className={styles.text}>
          <Heading level={3} size="small">
            {building.name}
          </Heading>
          <dl className={styles.facts}>
            <div>
              <dt>{t('found.dates')}</dt>
              <dd>{formatDateRange(checkinDate.slice(0, 10), checkoutDate.slice(0, 10))}</dd>
            </div>
            <div>
              <dt>{t('found.nights')}</dt>
              <dd>{nights}</dd>
            </div>
            <div>
              <dt>{t('found.guests')}</dt>
              <dd>{guests}</dd>
            </div>
            {rooms.length > 0 && (
              <div>
                <dt>{t('found.room', { count: rooms.length })}</dt>
                <dd>
                  <Masked what={t('found.roomMasked')}>{formatList(rooms)}</Masked>
                </dd>
              </div>
            )}
            <div className={styles.wide}>
              <dt>{t('found.types')}</dt>
              <dd>{formatList(accommodations.map(({ type }) => type))}</dd>
            </div>
          </dl>
        </div>
      </section>
      <div className={styles.actions}>
        <Button appearance="outline" size="large" disabledFocusable={isBusy} onClick={onCancel}>
          {t('found.cancel')}
        </Button>
        <BusyButton busy={isBusy} onClick={onConfirm}>
          {t('found.confirm')}
        </BusyButton>
      </div>
    </div>
  );
}
