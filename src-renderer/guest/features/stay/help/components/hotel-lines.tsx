import { useHotels } from '#renderer/guest/features/shared/booking-funnel/queries.ts';
import { formatTime } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import type { HelpItemId } from '../help-items.ts';

type HotelItem = Extract<HelpItemId, 'breakfast' | 'parking'>;
type HotelLinesProps = { item: HotelItem; className: string };

export const isOfHotels = (item: HelpItemId): item is HotelItem => item === 'breakfast' || item === 'parking';

/** What each hotel's own data says about breakfast and parking; a hotel without such data has no line (HLP-28). */
export function HotelLines({ item, className }: HotelLinesProps) {
  const t = useText('help');
  const { data: hotels = [] } = useHotels();
  return hotels.map(({ hotelId, name, breakfast, parking }) => {
    const language = currentLanguage();
    const note = breakfast?.note?.[language];
    const hours = breakfast && {
      hotel: name,
      from: formatTime(breakfast.from),
      until: formatTime(breakfast.until),
    };
    const text =
      item === 'parking'
        ? parking && t('hotels.parking', { hotel: name, text: parking[language] })
        : hours &&
          (note === undefined ? t('hotels.breakfast', hours) : t('hotels.breakfastAt', { ...hours, note }));
    return (
      text !== undefined && (
        <p key={hotelId} className={className}>
          {text}
        </p>
      )
    );
  });
}
