import { and, asc, eq, lt, notExists, or } from 'drizzle-orm';
import { cards } from './schema/cards.ts';
import { guarantees } from './schema/check-ins.ts';
import { payments, providerCards, providerCustomers, providerInvoices } from './schema/payments.ts';
import type { Database } from './store.ts';

export type ProviderInvoice = typeof providerInvoices.$inferSelect;
export type StoredProviderCard = typeof providerCards.$inferSelect;

/** Stores the provider's reference of a payment; a stored one is unchanged. */
export async function insertProviderInvoice(db: Database, row: ProviderInvoice): Promise<void> {
  await db.insert(providerInvoices).values(row).onConflictDoNothing();
}

export async function invoicesOfPayment(
  db: Database,
  provider: string,
  paymentId: string,
): Promise<ProviderInvoice[]> {
  return db
    .select()
    .from(providerInvoices)
    .where(and(eq(providerInvoices.provider, provider), eq(providerInvoices.paymentId, paymentId)))
    .orderBy(asc(providerInvoices.createdAt), asc(providerInvoices.reference));
}

export async function findProviderInvoice(
  db: Database,
  provider: string,
  reference: string,
): Promise<ProviderInvoice | null> {
  const [row] = await db
    .select()
    .from(providerInvoices)
    .where(and(eq(providerInvoices.provider, provider), eq(providerInvoices.reference, reference)));
  return row ?? null;
}

export async function findProviderCustomer(
  db: Database,
  provider: string,
  guestId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ reference: providerCustomers.reference })
    .from(providerCustomers)
    .where(and(eq(providerCustomers.provider, provider), eq(providerCustomers.guestId, guestId)));
  return row?.reference ?? null;
}

/** Stores a guest's customer, and returns the valid one: the first of two concurrent ones. */
export async function insertProviderCustomer(
  db: Database,
  row: typeof providerCustomers.$inferSelect,
): Promise<string> {
  await db.insert(providerCustomers).values(row).onConflictDoNothing();
  return (await findProviderCustomer(db, row.provider, row.guestId)) ?? row.reference;
}

export async function insertProviderCard(db: Database, row: StoredProviderCard): Promise<void> {
  await db.insert(providerCards).values(row).onConflictDoNothing();
}

export async function findProviderCard(
  db: Database,
  provider: string,
  reference: string,
): Promise<StoredProviderCard | null> {
  const [row] = await db
    .select()
    .from(providerCards)
    .where(and(eq(providerCards.provider, provider), eq(providerCards.reference, reference)));
  return row ?? null;
}

/** The card that was typed for a payment, once the provider has it. */
export async function findCardTypedFor(
  db: Database,
  provider: string,
  paymentId: string,
): Promise<StoredProviderCard | null> {
  const [row] = await db
    .select()
    .from(providerCards)
    .where(and(eq(providerCards.provider, provider), eq(providerCards.typedFor, paymentId)));
  return row ?? null;
}

/** Cards that no guest has saved, no stay is guaranteed with and no open payment is charged to. */
export async function unusedProviderCards(db: Database, before: Date, limit: number): Promise<string[]> {
  const { reference, typedFor, createdAt } = providerCards;
  const saved = db.select({ id: cards.id }).from(cards).where(eq(cards.methodReference, reference));
  const guaranteeing = db
    .select({ name: guarantees.methodReference })
    .from(guarantees)
    .where(eq(guarantees.methodReference, reference));
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'OPEN'),
        or(eq(payments.methodReference, reference), eq(payments.id, typedFor)),
      ),
    );
  const rows = await db
    .select({ reference })
    .from(providerCards)
    .where(and(lt(createdAt, before), notExists(saved), notExists(guaranteeing), notExists(open)))
    .orderBy(asc(createdAt))
    .limit(limit);
  return rows.map(row => row.reference);
}

export async function deleteProviderCard(db: Database, provider: string, reference: string): Promise<void> {
  await db
    .delete(providerCards)
    .where(and(eq(providerCards.provider, provider), eq(providerCards.reference, reference)));
}

export async function noteInvoiceCard(
  db: Database,
  { provider, reference, methodReference }: { provider: string; reference: string; methodReference: string },
): Promise<void> {
  await db
    .update(providerInvoices)
    .set({ methodReference })
    .where(and(eq(providerInvoices.provider, provider), eq(providerInvoices.reference, reference)));
}
