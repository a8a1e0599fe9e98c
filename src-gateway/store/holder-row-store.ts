import { randomUUID } from 'node:crypto';
import { findGuest } from './guest-store.ts';
import { accommodationGuests } from './schema/bookings.ts';
import type { Transaction } from './store.ts';

export type HolderRow = typeof accommodationGuests.$inferInsert;

type Holder = { firstName: string; lastName: string; socialName: string | null; email: string };

export function holderRow(
  holder: Holder,
  row: { id: string; guestId: string; bookingId: string; accommodationId: number; now: Date },
): HolderRow {
  const { now, ...keys } = row;
  return {
    ...keys,
    name: `${holder.firstName} ${holder.lastName}`,
    socialName: holder.socialName,
    email: holder.email,
    isMain: true,
    isMinor: false,
    isSpecialCareRequired: false,
    invitation: 'NONE',
    invitationCodeHash: null,
    invitedBy: null,
    hiddenAt: null,
    checkedInAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** Puts the holder of a booking into its first room, as the main guest (PD-60). */
export async function insertHolderRow(
  tx: Transaction,
  row: { bookingId: string; guestId: string; accommodationId: number; now: Date },
): Promise<void> {
  const holder = await findGuest(tx, row.guestId);
  if (!holder) throw new Error('the holder of a booking has no account');
  await tx.insert(accommodationGuests).values(holderRow(holder, { ...row, id: randomUUID() }));
}
