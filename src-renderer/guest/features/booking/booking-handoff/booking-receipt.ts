import { formatDate, formatHour, formatInstant } from '#renderer/platform/i18n/format.ts';
import { currentLanguage } from '#renderer/platform/i18n/language.ts';
import type { Text } from '#renderer/platform/i18n/texts.ts';
import type { BookingDetails } from '#shared/contract/guest/booking-details.ts';
import { dateAt, hourAt, type LocalDate } from '#shared/hotel-time.ts';
import type { Receipt } from '#shared/receipt.ts';

/** The content of a receipt: no names, no document, no door code (BEY-12); a room's number if its guest wants it. */
export type ReceiptFacts = {
  locator: string;
  hotelName: string;
  hotelAddress: readonly string[];
  timeZone: string;
  checkinDate: LocalDate;
  checkoutDate: LocalDate;
  rooms: readonly { name: string; checkinHour: number; checkoutHour: number; number?: string | null }[];
  /** The deadline for paying at the reception; null if nothing is due. */
  payBy: string | null;
};

export function receiptFacts(booking: BookingDetails): ReceiptFacts {
  const { building, locator, checkinDate, checkoutDate, accommodations, payment } = booking;
  const zone = building.timezone;
  const date = (instant: string) => dateAt(new Date(instant), zone);
  const hour = (instant: string) => hourAt(new Date(instant), zone);
  return {
    locator,
    hotelName: building.name,
    hotelAddress: building.address,
    timeZone: zone,
    checkinDate: date(checkinDate),
    checkoutDate: date(checkoutDate),
    rooms: accommodations.map(room => ({
      name: room.type,
      checkinHour: hour(room.checkinDate),
      checkoutHour: hour(room.checkoutDate),
      number: room.room?.suiteNumber ?? null,
    })),
    payBy: payment?.deadline ?? null,
  };
}

/** Characters that fit on a line of the receipt. */
const fitting = (text: string) => (text.length <= 200 ? text : `${text.slice(0, 199)}…`);

/** The texts of a printed receipt; its QR code opens `address`, which is null without one. */
export function bookingReceipt(
  facts: ReceiptFacts,
  address: string | null,
  t: Text<'booking-handoff'>,
  { hasRoomNumbers = false } = {},
): Receipt {
  const { locator, hotelName, hotelAddress, timeZone, checkinDate, checkoutDate, rooms, payBy } = facts;
  const lines = [
    { label: t('slip.locator'), value: locator },
    { label: t('slip.checkin'), value: formatDate(checkinDate, 'long') },
    { label: t('slip.checkout'), value: formatDate(checkoutDate, 'long') },
    ...rooms.map(({ name, checkinHour, checkoutHour, number }, index) => ({
      label: t('slip.room', { number: index + 1 }),
      value: [
        ...(hasRoomNumbers && number ? [t('slip.roomNumber', { number })] : []),
        `${name}, ${formatHour(checkinHour)} – ${formatHour(checkoutHour)}`,
      ].join(', '),
    })),
    { label: t('slip.address'), value: hotelAddress.join(', ') },
    ...(payBy === null ? [] : [{ label: t('slip.payBy'), value: formatInstant(new Date(payBy), timeZone) }]),
  ];
  return {
    language: currentLanguage(),
    title: fitting(hotelName),
    lines: lines.map(({ label, value }) => ({ label, value: fitting(value) })),
    address,
    foot: t(address === null ? 'slip.footPlain' : 'slip.foot'),
  };
}
