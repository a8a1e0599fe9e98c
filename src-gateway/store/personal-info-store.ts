import { eq, sql } from 'drizzle-orm';
import type { GuestAddress } from '#shared/contract/guest/personal-info.ts';
import type { Guest } from './guest-store.ts';
import { guestAddresses } from './schema/addresses.ts';
import { guests } from './schema/guests.ts';
import type { Database, Transaction } from './store.ts';

export type StoredAddress = typeof guestAddresses.$inferSelect;

export async function findAddress(
  db: Database | Transaction,
  guestId: string,
): Promise<StoredAddress | null> {
  const [address] = await db.select().from(guestAddresses).where(eq(guestAddresses.guestId, guestId));
  return address ?? null;
}

type OwnData = Pick<
  Guest,
  'firstName' | 'lastName' | 'socialName' | 'dateOfBirth' | 'phoneCode' | 'phone' | 'nationality' | 'gender'
>;

/** Corrects a guest's data as their document has them, as the next version. The guest's row must be locked. */
export async function correctOwnData(
  tx: Transaction,
  guestId: string,
  data: Partial<Pick<Guest, 'firstName' | 'lastName' | 'dateOfBirth' | 'nationality'>>,
): Promise<void> {
  await tx
    .update(guests)
    .set({ ...data, personalInfoVersion: sql`${guests.personalInfoVersion} + 1` })
    .where(eq(guests.id, guestId));
}

/** Saves a guest's own data as its next version. The guest's row must be locked. */
export async function saveOwnData(
  tx: Transaction,
  guestId: string,
  data: OwnData,
  address: GuestAddress,
): Promise<void> {
  // A line that is left out clears the stored one.
  const none = { number: null, neighborhood: null, complement: null, ibgeCityCode: null, uf: null };
  const row = { guestId, ...none, ...address };
  await tx
    .update(guests)
    .set({ ...data, personalInfoVersion: sql`${guests.personalInfoVersion} + 1` })
    .where(eq(guests.id, guestId));
  await tx
    .insert(guestAddresses)
    .values(row)
    .onConflictDoUpdate({ target: guestAddresses.guestId, set: row });
}
