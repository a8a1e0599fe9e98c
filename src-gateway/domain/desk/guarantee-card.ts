import type { AppContext } from '#gateway/context.ts';
import { checkInNotAvailable } from '#gateway/domain/booking/check-in/check-in-progress.ts';
import { checkInState } from '#gateway/domain/booking/check-in/check-in-state.ts';
import { associateCard } from '#gateway/domain/booking/check-in/guarantee-card.ts';
import { requiresGuarantee } from '#gateway/domain/booking/view/check-in-rooms.ts';
import { addCard } from '#gateway/domain/payment/cards/wallet.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { StoredCard } from '#gateway/store/card-store.ts';
import { findDeposits } from '#gateway/store/desk-payment-store.ts';
import type { TransactionStep } from '#gateway/store/store.ts';
import type { CheckInState } from '#shared/contract/guest/check-in.ts';
import { AppError } from '#shared/errors.ts';
import { toDeskDevice } from './desk-device.ts';
import { accountOf, type DeskGuest, findDeskStay, type GuestWanted } from './desk-stay.ts';
import { recordDeskAct } from './recorded-act.ts';

/** Of a card that is in no wallet, and that nobody names. */
const NAMELESS = 'guarantee';

/**
 * Lets the bank check a card that was typed on the card page, and stores it as the guarantee of the guest's rooms: by the
 * guest's own services, under the desk's limit of declined cards. Throws the contract's codes.
 */
export async function takeGuaranteeCard(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { token, ...wanted }: GuestWanted & { token: string },
): Promise<CheckInState> {
  const guest = { hotelId, ...wanted };
  const { bookingId } = guest;
  // Before the bank hears of the card.
  const { guestId, accommodationIds } = await findRoomsWithout(app, guest);
  const payer = { guestId, device: toDeskDevice(hotelId, actor), clientIp: '' };
  const card = await addCard(app, { payer, token, description: NAMELESS, asMain: false, isSaved: false });
  const order = { guestId, bookingId, cardId: card.id, accommodationIds };
  await associateCard(app, order, toEntry(app, actor, { guest, card, accommodationIds }));
  return checkInState(app, guestId, bookingId);
}

/** The guest's rooms that a card has to guarantee. Throws NOT_FOUND, CHECKIN_NOT_AVAILABLE, OUTCOME_CHANGED. */
async function findRoomsWithout(
  app: AppContext,
  { roomGuestId, ...booking }: DeskGuest,
): Promise<{ guestId: string; accommodationIds: number[] }> {
  const view = await findDeskStay(app.store.db, booking);
  const guestId = accountOf(view, roomGuestId, app.clock.now());
  const open = (await checkInState(app, guestId, booking.bookingId)).accommodationIds;
  const needing = view.rooms
    .filter(({ room }) => open.includes(room.id) && requiresGuarantee(view, room))
    .map(({ room }) => room.id);
  if (needing.length === 0) throw checkInNotAvailable();
  const deposits = await findDeposits(app.store.db, booking.bookingId);
  const accommodationIds = needing.filter(id => deposits.every(one => one.accommodationId !== id));
  if (accommodationIds.length === 0) throw hasDeposit();
  return { guestId, accommodationIds };
}

type Taken = { guest: DeskGuest; card: StoredCard; accommodationIds: readonly number[] };

/** The last part of the card's transaction. A colleague may have taken a deposit while the bank was asked. */
const toEntry =
  (app: AppContext, actor: Actor, { guest, card, accommodationIds }: Taken): TransactionStep =>
  async tx => {
    const { hotelId, bookingId, roomGuestId } = guest;
    const deposits = await findDeposits(tx, bookingId);
    if (deposits.some(({ accommodationId }) => accommodationIds.includes(accommodationId)))
      throw hasDeposit();
    const { brand: network, lastDigits } = card;
    const details = { roomGuestId, network, lastDigits, rooms: accommodationIds.length };
    await recordDeskAct(tx, app, actor, { act: 'GUARANTEE_CARD_TAKEN', hotelId, bookingId, details });
  };

const hasDeposit = () => new AppError('OUTCOME_CHANGED', 'a deposit guarantees the room by now');
