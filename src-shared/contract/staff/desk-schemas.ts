import * as z from 'zod/mini';
import { hasCardNumber } from '../../rules/card-number.ts';
import { hasControlCharacter } from '../../rules/plain-text.ts';
import { accommodationInPath } from '../guest/accommodation-guests.ts';
import { id, personText } from '../schemas.ts';

/** What the front desk's calls share. */

export const deskRoles = ['RECEPTION', 'MANAGER'] as const;

export const inHotel = { hotelId: id };
export const inDeskBooking = { hotelId: id, bookingId: id };
export const inDeskRoom = { ...inDeskBooking, accommodationId: accommodationInPath };
/** In the place of a row of a room's guests: whoever booked. */
export const HOLDER = 'holder';

/** A guest by the row in a room's guests, or HOLDER. */
export const ofDeskGuest = { ...inDeskBooking, roomGuestId: id };

/** Above nothing, and within what the database's integers hold. */
export const cents = z.int().check(z.gte(1), z.lte(1_000_000_000));

/** A new one for each act; the same one with the same content returns the first outcome (PD-10). */
export const deskKey = z.string().check(z.regex(/^desk_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Free text of staff: as a person's, and never with a whole card number in it (FRD-06). */
export const deskText = (max: number) =>
  personText(max).check(z.refine(text => !hasCardNumber(text), { error: 'payment.cardNumber' }));

/** The same in several lines, for an e-mail. */
export const deskLines = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine(text => !hasControlCharacter(text.replace(/\r?\n/g, ' ')), { error: 'text.control' }),
    z.refine(text => !hasCardNumber(text), { error: 'payment.cardNumber' }),
  );
