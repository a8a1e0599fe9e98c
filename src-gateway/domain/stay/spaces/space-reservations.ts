import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/texts.ts';
import {
  cancelSpaceReservation,
  findSpaceReservation,
  listSpaceReservations,
} from '#gateway/store/space-store.ts';
import type { SpaceReservation } from '#shared/contract/guest/spaces.ts';
import { AppError } from '#shared/errors.ts';
import { SPACE_RESERVATIONS_LISTED } from '#shared/policies.ts';
import { toSpaceReservation } from './space-view.ts';

const reserveIdForm = z.uuid();

type Reader = { guestId: string; language: Language };

export async function listReservations(
  app: AppContext,
  { guestId, language }: Reader,
  status: 'active' | 'inactive',
): Promise<SpaceReservation[]> {
  const now = app.clock.now();
  const found = await listSpaceReservations(app.store.db, guestId, {
    isActive: status === 'active',
    now,
    limit: SPACE_RESERVATIONS_LISTED,
  });
  return found.map(reservation => toSpaceReservation(reservation, { language, now }));
}

/** One that is canceled is unchanged. Throws SPACE_RESERVATION_NOT_FOUND, SPACE_RESERVATION_OVER. */
export async function cancelReservation(
  app: AppContext,
  { guestId, language }: Reader,
  reserveId: string,
): Promise<SpaceReservation> {
  const { db } = app.store;
  const now = app.clock.now();
  const find = () => findSpaceReservation(db, reserveId, guestId);
  if (!reserveIdForm.safeParse(reserveId).success || !(await find())) throw notFound();
  await cancelSpaceReservation(db, reserveId, now);
  const reservation = await find();
  if (!reservation) throw notFound();
  if (reservation.canceledAt === null)
    throw new AppError('SPACE_RESERVATION_OVER', 'the reservation has begun');
  return toSpaceReservation(reservation, { language, now });
}

const notFound = () => new AppError('SPACE_RESERVATION_NOT_FOUND', 'the guest has no such reservation');
