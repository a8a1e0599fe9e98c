import type { Actor } from '#gateway/domain/staff/record.ts';
import { holdDrawerOfDesk, insertMovement, type NewMovement } from '#gateway/store/drawer-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';

/** The desk of a person: the hotel's device, and in a browser the person. */
export const deskOf = ({ device, staffId }: Actor): string => device ?? staffId;

type Cash = Pick<NewMovement, 'kind' | 'amountCents' | 'bookingId'> &
  Partial<Pick<NewMovement, 'paymentId' | 'depositId' | 'approvalId'>> & { hotelId: string; now: Date };

/** Puts cash into the desk's open drawer, or takes it out, within the act's transaction. Throws DRAWER_NOT_OPEN. */
export async function moveCash(
  tx: Transaction,
  actor: Actor,
  { hotelId, now, ...cash }: Cash,
): Promise<void> {
  const drawer = await holdDrawerOfDesk(tx, { hotelId, desk: deskOf(actor) });
  if (drawer === null || drawer.countedAt !== null)
    throw new AppError('DRAWER_NOT_OPEN', 'cash needs an open drawer at this desk', {
      details: { state: drawer === null ? 'NONE' : 'COUNTED' },
    });
  await insertMovement(tx, { ...cash, drawerId: drawer.id, staffId: actor.staffId, createdAt: now });
}
