import type { AppContext } from '#gateway/context.ts';
import {
  isWorthAnotherPut,
  type PartnerPut,
  putInTransaction,
} from '#gateway/domain/booking/partner/put-partner-booking.ts';
import { currentCatalogue, searchCatalogue } from '#gateway/domain/booking/prices/hotel-catalogue.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findBooking } from '#gateway/store/booking-store.ts';
import { findPartnerBooking, listChannels } from '#gateway/store/partner-booking-store.ts';
import { AppError } from '#shared/errors.ts';
import { inRecordedAct } from '../recorded-act.ts';

/** For the form. Throws HOTEL_NOT_FOUND. */
export async function findPartnerChoices(app: AppContext, hotelId: string, language: Language) {
  const [{ types }, channels] = await Promise.all([
    searchCatalogue(app, hotelId),
    listChannels(app.store.db, hotelId),
  ]);
  return {
    roomTypes: types.map(({ id, name, maxGuests, bedChoice }) => ({
      id,
      name: name[language],
      maxGuests,
      hasBedChoice: bedChoice,
    })),
    channels,
  };
}

/** A booking that the reception types. Throws what `putPartnerBooking` throws, and PARTNER_BOOKING_KNOWN. */
export async function enterPartnerBooking(
  app: AppContext,
  actor: Actor,
  put: PartnerPut,
): Promise<{ bookingId: string; locator: string }> {
  const catalogue = await currentCatalogue(app, put.hotelId);
  return inRecordedAct(
    app,
    actor,
    async tx => {
      const known = await findPartnerBooking(tx, put);
      const { bookingId, outcome } = await putInTransaction(tx, { put, catalogue, now: app.clock.now() });
      // Thrown inside the transaction: the change is not stored.
      if (outcome === 'CHANGED')
        throw new AppError('PARTNER_BOOKING_KNOWN', 'this code belongs to another booking of the partner', {
          details: { bookingId: known?.bookingId ?? bookingId },
        });
      const { hotelId, channel } = put;
      const locator = (await findBooking(tx, bookingId))?.locator ?? '';
      return {
        result: { bookingId, locator },
        entry:
          outcome === 'CREATED'
            ? { act: 'PARTNER_BOOKING_ENTERED', hotelId, bookingId, details: { channel } }
            : null,
      };
    },
    isWorthAnotherPut,
  );
}
