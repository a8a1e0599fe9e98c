import { createHmac } from 'node:crypto';
import type { GatewayConfig } from '#gateway/config/config.ts';
import type { AppContext } from '#gateway/context.ts';
import type { Payer } from '#gateway/domain/payment/cards/card-try.ts';
import { toNetwork, toWiderNetwork } from '#gateway/platform/client-network.ts';
import { limitKey } from '#gateway/platform/devices.ts';
import { findGuest } from '#gateway/store/guest-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import {
  countRooms,
  deleteSettledOrigins,
  lockUnpaidSubjects,
  openUnpaidBookings,
  type UnpaidBooking,
  type UnpaidOrigin,
} from '#gateway/store/unpaid-store.ts';
import { AppError } from '#shared/errors.ts';
import { daysBetween, nightsOf } from '#shared/hotel-time.ts';
import { taxIdCharacters } from '#shared/rules/cpf-cnpj.ts';

/** Keyed: neither an address nor a CPF can be read from the database. `taxId`: null where no Pix pays. */
export function unpaidOrigin(
  { signingKey }: Pick<AppContext, 'signingKey'>,
  { device, clientIp }: Payer,
  taxId: string | null,
): UnpaidOrigin {
  const hash = (kind: keyof UnpaidOrigin, subject: string) =>
    createHmac('sha256', signingKey).update(`unpaid ${kind}\n${subject}`).digest('base64url');
  return {
    address: device.isProven ? null : hash('address', toNetwork(clientIp)),
    network: device.isProven ? null : hash('network', toWiderNetwork(clientIp)),
    device: device.isProven ? hash('device', limitKey(device, clientIp)) : null,
    payer: taxId === null ? null : hash('payer', taxIdCharacters(taxId)),
  };
}

type UnpaidOrder = UnpaidBooking & { guestId: string };

/**
 * Rejects an order that would reserve too much without a payment (SEC-20). Of many at once each counts those before it.
 * `bookingId`: the booking that is reopened, or null. Throws UNPAID_EMAIL_NOT_VERIFIED, UNPAID_NETWORK_LIMIT,
 * UNPAID_DEVICE_LIMIT, UNPAID_PAYER_LIMIT, UNPAID_HOTEL_LIMIT.
 */
export async function rejectTooMuchUnpaid(
  app: AppContext,
  tx: Transaction,
  order: UnpaidOrder,
  bookingId: string | null,
): Promise<void> {
  const { address, network, device, payer, hotelId, guestId } = order;
  const subjects = [address, network, device, payer].filter(subject => subject !== null);
  await lockUnpaidSubjects(tx, [...subjects, `hotel ${hotelId}`]);
  const open = await openUnpaidBookings(tx, { now: app.clock.now(), except: bookingId });
  const guest = await findGuest(tx, guestId);
  const problem = unpaidProblem(order, {
    open,
    isVerified: guest?.emailVerified ?? false,
    hotelRooms: await countRooms(tx, hotelId),
    limits: app.config.unpaid,
  });
  if (!problem) return;
  app.log.warn({ code: problem.code, hotelId }, 'an unpaid booking was rejected');
  throw problem;
}

type Limits = GatewayConfig['unpaid'];

type Circumstances = {
  /** The other bookings that reserve rooms unpaid, of all guests and hotels. */
  open: readonly UnpaidBooking[];
  isVerified: boolean;
  hotelRooms: number;
  limits: Limits;
};

type Reserved = Pick<UnpaidBooking, 'checkin' | 'checkout' | 'rooms'>;

const roomNights = (bookings: readonly Reserved[]): number =>
  bookings.reduce((sum, { rooms, checkin, checkout }) => sum + rooms * daysBetween(checkin, checkout), 0);

function unpaidProblem(order: UnpaidOrder, { open, isVerified, hotelRooms, limits }: Circumstances) {
  return (
    (isVerified ? null : unverifiedProblem(order, open, limits)) ??
    originProblem(order, open, limits) ??
    shareProblem(order, open, Math.max(limits.leastRooms, Math.round((hotelRooms * limits.hotelShare) / 100)))
  );
}

function unverifiedProblem(
  { guestId, rooms, checkin, checkout }: UnpaidOrder,
  open: readonly UnpaidBooking[],
  { unverifiedRooms, unverifiedNights }: Limits,
): AppError | null {
  const own = open.filter(booking => booking.guestId === guestId);
  const ownRooms = own.reduce((sum, booking) => sum + booking.rooms, rooms);
  if (ownRooms <= unverifiedRooms && daysBetween(checkin, checkout) <= unverifiedNights) return null;
  return new AppError('UNPAID_EMAIL_NOT_VERIFIED', 'too much is unpaid for an e-mail that is not verified', {
    details: { rooms: unverifiedRooms, nights: unverifiedNights },
  });
}

function originProblem(
  order: UnpaidOrder,
  open: readonly UnpaidBooking[],
  { perAddress, perNetwork, perDevice, perPayer }: Limits,
): AppError | null {
  const counted = [
    { by: 'address', max: perAddress, code: 'UNPAID_NETWORK_LIMIT' },
    { by: 'network', max: perNetwork, code: 'UNPAID_NETWORK_LIMIT' },
    { by: 'device', max: perDevice, code: 'UNPAID_DEVICE_LIMIT' },
    { by: 'payer', max: perPayer, code: 'UNPAID_PAYER_LIMIT' },
  ] as const;
  const reached = counted.find(({ by, max }) => {
    const subject = order[by];
    if (subject === null) return false;
    return roomNights([order, ...open.filter(booking => booking[by] === subject)]) > max;
  });
  if (!reached) return null;
  return new AppError(reached.code, 'too many rooms and nights are unpaid', {
    details: { max: reached.max },
  });
}

function shareProblem(order: UnpaidOrder, open: readonly UnpaidBooking[], max: number): AppError | null {
  const { hotelId, checkin, checkout } = order;
  const night = nightsOf(checkin, checkout).find(date => unpaidRooms([order, ...open], hotelId, date) > max);
  if (night === undefined) return null;
  return new AppError('UNPAID_HOTEL_LIMIT', 'too many rooms of this night are unpaid', {
    details: { night, max },
  });
}

function unpaidRooms(bookings: readonly UnpaidBooking[], hotelId: string, night: string): number {
  return bookings
    .filter(booking => booking.hotelId === hotelId && booking.checkin <= night && night < booking.checkout)
    .reduce((sum, { rooms }) => sum + rooms, 0);
}

const SETTLED_MS = 3_600_000;

/** Removes who reserved bookings that have been paid or have ended an hour ago. */
export async function forgetSettledOrigins({ store, clock }: AppContext): Promise<void> {
  await deleteSettledOrigins(store.db, new Date(clock.now().getTime() - SETTLED_MS));
}
