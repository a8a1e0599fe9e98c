import { afterAll, beforeAll, beforeEach } from 'vitest';
import { settleDue } from '#gateway/domain/booking/settlement.ts';
import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { type FreshHotel, openOwnHotel } from './fresh-hotel.ts';
import type { RawResponse, TestGateway } from './harness.ts';
import {
  type Fault,
  type IuguServer,
  iuguOf,
  LATE_MS,
  startIuguServer,
  WEBHOOK_SECRET,
} from './iugu-server.ts';
import { CPF, refundsOf } from './pix-calls.ts';
import { familyRoom, TWO_NIGHTS } from './scenario.ts';
import { cardPayment, orderFor } from './small-hotel.ts';

type Payment = NonNullable<NewBooking['payment']>;

export type IuguHotel = FreshHotel & {
  readonly server: IuguServer;
  fault(at: RegExp, does: Fault, times?: number): void;
  later(ms: number): Promise<void>;
  order(payment: Payment): Promise<NewBooking>;
  typedCard(card?: 'approved' | 'declined', rest?: Partial<Payment>): Payment;
  statusOf(bookingId: string): Promise<string>;
  newest(): NonNullable<ReturnType<IuguServer['invoices']['get']>>;
  notify(fields: Record<string, string>, authorization?: string): Promise<RawResponse>;
  requestsTo(ending: string): IuguServer['requests'];
  refunds(bookingId: string): ReturnType<typeof refundsOf>;
};

/** Nothing is swept by itself: `later` does it. Webhooks wait for it too, unless there are `sweeps`. */
export function openIuguHotel({ sweeps = false } = {}): IuguHotel {
  let started: IuguServer | undefined;
  const server = () => {
    if (!started) throw new Error('Iugu is there with the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startIuguServer();
  });
  afterAll(() => started?.close());
  const hotel = openOwnHotel(() => ({ iugu: iuguOf(server()), sweeps }));
  beforeAll(() => {
    server().now = () => hotel.gateway.clock.now();
  });
  beforeEach(() => {
    server().requests.length = 0;
    server().faults.length = 0;
    server().lateMs = LATE_MS;
    server().weather = null;
    server().rejectsRefunds.clear();
  });
  return {
    get gateway() {
      return hotel.gateway;
    },
    get guest() {
      return hotel.guest;
    },
    get db() {
      return hotel.db;
    },
    get server() {
      return server();
    },
    fault: (at, does, times = 1) => void server().faults.push({ at, does, times }),
    async later(ms) {
      hotel.gateway.clock.moveBy(ms);
      await settleDue(hotel.gateway.app);
    },
    order: payment => orderFor(hotel.guest.client, TWO_NIGHTS, [familyRoom], { payment }),
    typedCard: (card, rest) => ({ ...cardPayment(server().token(card)), cpfPayment: CPF, ...rest }),
    statusOf: async bookingId => (await hotel.guest.client.bookings.find({ bookingId })).status,
    newest() {
      const invoice = [...server().invoices.values()].at(-1);
      if (!invoice) throw new Error('Iugu has no invoice');
      return invoice;
    },
    notify: (fields, authorization) => sendWebhook(hotel.gateway, fields, authorization),
    requestsTo: ending => server().requests.filter(({ path }) => path.endsWith(ending)),
    refunds: bookingId => refundsOf(hotel.db, bookingId),
  };
}

export const sendWebhook = (
  gateway: TestGateway,
  fields: Record<string, string>,
  authorization = WEBHOOK_SECRET,
) =>
  gateway.raw('POST', '/payment-events/iugu', {
    body: new URLSearchParams(fields).toString(),
    headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
  });

export const paidWebhook = (id: string, event = 'invoice.status_changed') => ({
  event,
  'data[id]': id,
  'data[status]': 'paid',
});
