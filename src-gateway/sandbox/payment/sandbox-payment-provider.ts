import {
  type Charge,
  ChargeOutcomeUnknown,
  type PaymentProvider,
  type ProviderCard,
} from '#gateway/domain/payment/payment-provider.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import {
  chargeSandboxCard,
  findSandboxCard,
  findSandboxCharge,
  forgetSandboxCards,
  hasUsableSandboxToken,
  recordSandboxCharge,
  refundSandboxCharge,
  type SandboxCard,
} from '#gateway/store/sandbox-payment-store.ts';
import { bookedWithPix, findSandboxPix, findSandboxPixByPayment } from '#gateway/store/sandbox-pix-store.ts';
import type { Store } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { readPaymentScenario } from './sandbox-payment-scenario.ts';
import { sandboxPix } from './sandbox-pix.ts';

const TOKEN_LIFE_MS = 3_600_000;
/** The card reference of a closed id; no card has this reference. */
const CLOSED = 'closed';

/** Its tables and transactions are separate, as another company's; silent test cards wait `timeoutMs`. */
export function sandboxPaymentProvider(parts: {
  store: Store;
  clock: Clock;
  timeoutMs: number;
}): PaymentProvider {
  const { store, clock, timeoutMs } = parts;
  const oldestToken = () => new Date(clock.now().getTime() - TOKEN_LIFE_MS);

  async function find(paymentId: string): Promise<Charge | null> {
    const charge = await findSandboxCharge(store.db, paymentId);
    if (!charge) return null;
    const decidedAt = charge.createdAt;
    if (charge.methodReference === CLOSED) return { outcome: 'CLOSED', card: null, decidedAt };
    const card = await findSandboxCard(store.db, charge.methodReference);
    const outcome = charge.refundedAt === null ? charge.outcome : 'RETURNED';
    return { outcome, card: card && providerCard(card), decidedAt };
  }

  return {
    pix: sandboxPix({ store, clock }),
    find,
    async charge({ paymentId, source, amount }) {
      const known = await find(paymentId);
      if (known) return known;
      const card = await chargeSandboxCard(
        store.db,
        { paymentId, source, amount },
        clock.now(),
        oldestToken(),
      );
      const charge = await find(paymentId);
      if (!charge) throw tokenInvalid();
      if (card?.behaviour === 'TIMEOUT_THEN_APPROVE' || card?.behaviour === 'TIMEOUT_THEN_DECLINE') {
        await new Promise(resolve => setTimeout(resolve, timeoutMs));
        throw new ChargeOutcomeUnknown('the payment provider did not respond in time');
      }
      return charge;
    },
    async close(paymentId) {
      await recordSandboxCharge(store.db, {
        paymentId,
        methodReference: CLOSED,
        amountCents: 0,
        outcome: 'DECLINED',
        createdAt: clock.now(),
      });
      return (await find(paymentId)) ?? { outcome: 'CLOSED', card: null, decidedAt: clock.now() };
    },
    async refund({ paymentId }) {
      if ((await readPaymentScenario(store.db)).rejectsRefunds) return 'REFUSED';
      return refundSandboxCharge(store.db, paymentId, clock.now());
    },
    isTokenUsable: token => hasUsableSandboxToken(store.db, token, oldestToken()),
    async booked(paymentId) {
      const charge = await findSandboxCharge(store.db, paymentId);
      if (charge) {
        const taken = charge.outcome === 'APPROVED' ? charge.amountCents : 0;
        return { taken, returned: charge.refundedAt === null ? 0 : taken };
      }
      if (!(await findSandboxPixByPayment(store.db, paymentId))) return null;
      return bookedWithPix(store.db, paymentId);
    },
    paymentOf: async reference => (await findSandboxPix(store.db, reference))?.paymentId ?? null,
    missedSince: async () => [],
    forgetCards: references => forgetSandboxCards(store.db, references),
  };
}

function tokenInvalid(): AppError {
  return new AppError('CARD_TOKEN_INVALID', 'the card token is unknown, used or too old');
}

function providerCard({ methodReference, brand, lastDigits, month, year }: SandboxCard): ProviderCard {
  return { methodReference, brand, lastDigits, month, year };
}
