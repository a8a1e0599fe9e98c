import type { AppContext } from '#gateway/context.ts';
import {
  billedRooms,
  bookingValues,
  findHoldersMoney,
  priceOf,
} from '#gateway/domain/booking/list/booking-values.ts';
import type { StayLine } from '#gateway/domain/booking/prices/stay-lines.ts';
import type { Language } from '#gateway/platform/texts.ts';
import { findGuest, type Guest } from '#gateway/store/guest-store.ts';
import { paidFor } from '#gateway/store/payment-store.ts';
import type { Bill, BillLine } from '#shared/contract/guest/bill.ts';
import { fromReais, toReais } from '#shared/money.ts';

const ORDER: readonly StayLine['kind'][] = ['NIGHT', 'CHECKIN', 'CHECKOUT', 'PET', 'CRADLE', 'OVERSTAY'];

export type FoundBill = { bill: Bill; holder: Guest };

/** The itemised statement of a stay, for its holder alone (BEY-20, PD-57). Throws BOOKING_NOT_FOUND. */
export async function findBill(
  app: AppContext,
  guestId: string,
  idOrLocator: string,
  language: Language,
): Promise<FoundBill> {
  const { view, money } = await findHoldersMoney(app, guestId, idOrLocator);
  const { booking, hotel } = view;
  const [holder, atDesk, withPix, withCard] = await Promise.all([
    findGuest(app.store.db, guestId),
    paidFor(app.store.db, booking.id, 'DESK'),
    paidFor(app.store.db, booking.id, 'PIX'),
    paidFor(app.store.db, booking.id, 'CARD'),
  ]);
  if (!holder) throw new Error('the holder of a booking has no account');
  const values = bookingValues(view, money, language);
  const { subtotal, taxes, total, due, returned } = values;
  const bill: Bill = {
    bookingId: booking.id,
    locator: booking.locator,
    status: booking.status,
    hotel: { name: hotel.name, city: hotel.city, address: hotel.address, timezone: hotel.timeZone },
    checkinDate: booking.checkinDate,
    checkoutDate: booking.checkoutDate,
    holderName: `${holder.socialName ?? holder.firstName} ${holder.lastName}`,
    issuedAt: app.clock.now().toISOString(),
    rooms: billedRooms(view, money.stored, language).map(({ type, lines }) => ({
      type,
      lines: ORDER.flatMap(kind => lines.filter(line => line.kind === kind)).map(toBillLine),
      subtotal: toReais(priceOf(lines)),
    })),
    subtotal,
    taxes,
    total,
    paid: paidBy(
      { ...values, isOfPartner: booking.channel === 'PARTNER' },
      { reception: toReais(atDesk), pix: toReais(withPix), card: toReais(withCard) },
    ),
    due,
    returned,
  };
  return { bill, holder };
}

function toBillLine({ kind, night, hourPurchaseId, priceCents, taxCents, returnedAt }: StayLine): BillLine {
  return {
    kind,
    date: night,
    isBoughtLater: hourPurchaseId !== null,
    price: toReais(priceCents),
    tax: toReais(taxCents),
    isReturned: returnedAt !== null,
  };
}

type Paid = { credits: number; charged: number; due: number; total: number; isOfPartner: boolean };

/** A partner's booking was paid there, except for payments to the hotel and the amount due. */
function paidBy(
  { credits, charged, due, total, isOfPartner }: Paid,
  { reception, pix, card }: { reception: number; pix: number; card: number },
): Bill['paid'] {
  const difference = (whole: number, ...parts: number[]) =>
    toReais(parts.reduce((rest, part) => rest - fromReais(part), fromReais(whole)));
  const paid: Bill['paid'] = [
    { by: 'CREDITS', amount: credits },
    { by: 'CARD', amount: isOfPartner ? card : difference(charged, reception, pix) },
    { by: 'PIX', amount: pix },
    { by: 'RECEPTION', amount: reception },
    { by: 'PARTNER', amount: isOfPartner ? difference(total, credits, reception, pix, card, due) : 0 },
  ];
  return paid.filter(({ amount }) => amount > 0);
}
