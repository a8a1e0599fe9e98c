import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { formatTime } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { Hotel } from '#shared/contract/guest/hotels.ts';

type Hours = NonNullable<Hotel['reception']>;

const isAlways = ({ from, until }: Hours) => from === '00:00' && until === '24:00';

/** One sentence for a hotel; null where it names no hours. */
export function receptionHours({ reception }: Pick<Hotel, 'reception'>, t: Text<'general'>): string | null {
  if (!reception) return null;
  return isAlways(reception)
    ? t('reception.always')
    : t('reception.hours', {
        from: formatTime(reception.from),
        until: formatTime(reception.until),
      });
}

/** A line for each hotel that names its hours; of one hotel without its name. */
export function receptionLines(
  hotels: readonly Hotel[],
  hotelId: string | null,
  t: Text<'general'>,
): { hotelId: string; text: string }[] {
  return hotels
    .filter(hotel => hotelId === null || hotel.hotelId === hotelId)
    .flatMap(hotel => {
      const hours = receptionHours(hotel, t);
      if (hours === null) return [];
      const isOnly = hotelId !== null || hotels.length === 1;
      return [
        { hotelId: hotel.hotelId, text: isOnly ? hours : t('reception.of', { hotel: hotel.name, hours }) },
      ];
    });
}

/** The hours of a hotel's reception, or of each hotel's where the guest speaks of none (PRD-04). */
export function ReceptionHours({ hotelId, className }: { hotelId: string | null; className?: string }) {
  const t = useText('general');
  const { data: hotels = [] } = useHotels();
  return receptionLines(hotels, hotelId, t).map(line => (
    <p key={line.hotelId} className={className}>
      {line.text}
    </p>
  ));
}
