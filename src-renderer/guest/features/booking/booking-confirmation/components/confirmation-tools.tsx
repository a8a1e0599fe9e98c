import { Button, makeStyles } from '@fluentui/react-components';
import { bookingPath } from '#renderer/guest/features/shared/guest-booking/booking-paths.ts';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { mapSearchAddress } from '#renderer/platform/ui/map-address.ts';
import { useCalendarFile } from '#renderer/platform/ui/save-file.ts';
import { ExternalLink } from '#renderer/platform/ui/text-link.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useCopy } from '#renderer/platform/ui/use-copy.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';
import { instantAt } from '#shared/hotel-time.ts';
import { buildingFacts } from '../building-facts.ts';
import type { Booked } from '../confirmed-event.ts';

const useStyles = makeStyles({
  tools: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '10px 12px',
    marginTop: '20px',
    '@media print': { display: 'none' },
  },
  map: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    color: brand.ink,
    fontWeight: 600,
  },
});

/** The stay as an entry of a calendar; a second file of the same booking changes the first one's entry. */
export function stayEntry({ search, rooms, booking }: Booked, hotel: Hotel, url: string) {
  const { address } = buildingFacts(hotel);
  const hours = (of: (room: Booked['rooms'][number]) => number) => rooms.map(of);
  return {
    id: booking.bookingId,
    startsAt: instantAt(search.checkinDate, Math.min(...hours(room => room.checkinHour)), hotel.timezone),
    endsAt: instantAt(search.checkoutDate, Math.max(...hours(room => room.checkoutHour)), hotel.timezone),
    madeAt: serverNow(),
    url,
    place: { name: hotel.name, address },
  };
}

type ConfirmationToolsProps = { funnel: Booked; hotel: Hotel };

/** Calendar, way and link, on a device that stays with the guest (FUN-60). */
export function ConfirmationTools({ funnel, hotel }: ConfirmationToolsProps) {
  const t = useText('booking-confirmation');
  const styles = useStyles();
  const { bookingId, locator } = funnel.booking;
  const url = `${window.location.origin}${bookingPath.details(bookingId)}`;
  const { isBusy, save } = useCalendarFile('booking-confirmation:tools.calendarFailed');
  const { isCopied, copy } = useCopy(url);
  const { keepsFiles } = host().profile.capabilities;
  const { address } = buildingFacts(hotel);
  return (
    <div className={styles.tools}>
      {keepsFiles && (
        <BusyButton
          appearance="secondary"
          busy={isBusy}
          onClick={() =>
            save(funnel.search.checkinDate, {
              ...stayEntry(funnel, hotel, url),
              summary: t('tools.calendarTitle', { hotel: hotel.name }),
              description: t('tools.calendarText', { locator, url }),
            })
          }
        >
          {t('tools.calendar')}
        </BusyButton>
      )}
      <ExternalLink className={styles.map} href={mapSearchAddress(webConfig().links.mapSearch, address)}>
        {t('tools.map')}
      </ExternalLink>
      {keepsFiles && (
        <Button size="large" onClick={copy}>
          <span aria-live="polite">{t(isCopied ? 'tools.linkCopied' : 'tools.link')}</span>
        </Button>
      )}
    </div>
  );
}
