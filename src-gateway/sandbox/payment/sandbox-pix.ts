import { randomUUID } from 'node:crypto';
import type { PixProvider, PixReport } from '#gateway/domain/payment/payment-provider.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import {
  closeSandboxPix,
  findSandboxPix,
  findSandboxTransfers,
  insertSandboxPix,
  refundSandboxTransfer,
} from '#gateway/store/sandbox-pix-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { pixCode } from '#shared/rules/pix-code.ts';
import { readPaymentScenario } from './sandbox-payment-scenario.ts';

const RECEIVER = { name: 'PERNOITE HOTEIS', city: 'SAO PAULO' };

/** Pix without a bank: the console pays its codes. Its records are separate, as another company's would be. */
export function sandboxPix({ store, clock }: { store: Store; clock: Clock }): PixProvider {
  async function find(reference: string): Promise<PixReport | null> {
    const row = await findSandboxPix(store.db, reference);
    if (!row) return null;
    return {
      isClosed: row.closedAt !== null || row.expiresAt <= clock.now(),
      transfers: (await findSandboxTransfers(store.db, row.paymentId)).map(
        ({ reference: name, amountCents, paidAt }) => ({
          reference: name,
          amount: amountCents,
          paidAt,
          isReturned: false,
        }),
      ),
    };
  }

  return {
    receiver: 'Pernoite Hotéis',
    find,
    async create({ paymentId, amount, expiresAt }) {
      const reference = `pix_${randomUUID()}`;
      const code = pixCode({
        location: `pix.pernoite.example/v2/${paymentId}`,
        amountCents: amount,
        ...RECEIVER,
      });
      return insertSandboxPix(store.db, {
        paymentId,
        reference,
        code,
        amountCents: amount,
        expiresAt,
        createdAt: clock.now(),
      });
    },
    async close(reference) {
      await closeSandboxPix(store.db, reference, clock.now());
      return find(reference);
    },
    async refund({ reference }) {
      if ((await readPaymentScenario(store.db)).rejectsRefunds) return 'REFUSED';
      return refundSandboxTransfer(store.db, reference, clock.now());
    },
  };
}
