import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import { refunds } from '#gateway/store/schema/payments.ts';
import type { Database } from '#gateway/store/store.ts';
import type { TestGateway } from './harness.ts';
import type { TestGuest } from './small-hotel.ts';

export const CPF = '52998224725';
export const pixPayment = (cpfPayment = CPF) => ({
  id: `pay_${randomUUID()}`,
  method: 'PIX' as const,
  numberOfInstallments: 1,
  saveCard: false,
  cpfPayment,
});

export const renewPix = (
  { client }: Pick<TestGuest, 'client'>,
  bookingId: string,
  id = `pix_${randomUUID()}`,
) => client.pix.create({ id, bookingId, cpfPayment: CPF });

export async function expirePix({ clock, app }: TestGateway): Promise<void> {
  clock.moveBy(16 * 60_000);
  await settleDue(app);
}

export const refundsOf = (db: Database, bookingId: string) =>
  db.select().from(refunds).where(eq(refunds.bookingId, bookingId));
