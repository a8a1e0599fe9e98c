import type {
  Search,
  SelectedRoom,
  ServiceFees,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { roomPrice } from '#renderer/guest/features/shared/booking-funnel/state/prices.ts';
import { type CardPayment, cardPaymentBody } from '#renderer/guest/features/shared/card-form/card-payment.ts';
import type { BookingPayment, NewBooking } from '#shared/contract/guest/bookings.ts';
import { toIso } from '#shared/hotel-time.ts';
import { type Cents, toReais } from '#shared/money.ts';
import { bookingTotals } from '#shared/rules/stay-price.ts';

export type BookingOrder = {
  search: Search;
  rooms: readonly SelectedRoom[];
  fees: ServiceFees | null;
  timeZone: string;
  credits: Cents;
  walkIn: boolean;
  /** Null for a walk-in and if credits cover everything. */
  payment: CardPayment | PixOrder | null;
};

/** A Pix payment for the payer whose tax number the bank receives: digits and letters only (PAY-32). */
export type PixOrder = { with: 'pix'; taxId: string };

/** A booking without its payment id; two equal drafts are one intent to pay (PD-10). */
export type BookingDraft = Omit<NewBooking, 'payment'> & { payment?: Omit<BookingPayment, 'id'> };

const paymentBody = (payment: CardPayment | PixOrder): Omit<BookingPayment, 'id'> =>
  payment.with === 'pix'
    ? { method: 'PIX', numberOfInstallments: 1, saveCard: false, cpfPayment: payment.taxId }
    : cardPaymentBody(payment);

/** Money in reais, dates with the time zeroed; without the payment id (API-08, API-09, PD-09). */
export function bookingDraft(order: BookingOrder): BookingDraft {
  const prices = order.rooms.map(room => roomPrice(room, order.fees));
  const totals = bookingTotals(prices);
  const useCredits = order.credits > 0 && !order.walkIn;
  const { hotelId, checkinDate, checkoutDate } = order.search;
  return {
    companyCode: hotelId,
    value: toReais(totals.value),
    taxValue: toReais(totals.taxValue),
    startDate: toIso(checkinDate, 0, order.timeZone),
    endDate: toIso(checkoutDate, 0, order.timeZone),
    accommodations: order.rooms.map((room, index) => ({
      typeId: room.typeId,
      value: toReais(prices[index]?.value ?? 0),
      hasPet: room.hasPet,
      hasCradle: room.hasCradle,
      adults: room.adults,
      children: room.children,
      childrenAges: room.childrenAges,
      checkinHour: room.checkinHour,
      checkoutHour: room.checkoutHour,
      bedType: room.bedType,
    })),
    useCredits,
    ...(useCredits && { creditsValue: toReais(order.credits) }),
    walkIn: order.walkIn,
    ...(order.payment && !order.walkIn ? { payment: paymentBody(order.payment) } : {}),
  };
}

export function withPaymentId(draft: BookingDraft, paymentId: string): NewBooking {
  const { payment, ...rest } = draft;
  return payment ? { ...rest, payment: { id: paymentId, ...payment } } : rest;
}

/** Equal for two drafts exactly if they request the same (PD-10). A digest, because it is stored for a reload. */
export async function computeFingerprint(draft: BookingDraft): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('');
}
