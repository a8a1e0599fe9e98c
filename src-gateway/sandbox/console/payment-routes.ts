import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#gateway/context.ts';
import { reconcile } from '#gateway/domain/payment/reconcile.ts';
import { returnDueMoney } from '#gateway/domain/payment/return-money.ts';
import { makeRefundsDue } from '#gateway/store/refund-store.ts';
import { AppError } from '#shared/errors.ts';
import { expireSandboxCode, paySandboxPix } from '../payment/pay-sandbox-pix.ts';
import { readPaymentScenario, writePaymentScenario } from '../payment/sandbox-payment-scenario.ts';
import { form, page, resultAt } from './console-form.ts';
import { paymentsPage } from './pages/payments-page.ts';

const PATH = '/console/payments';

export function consolePaymentRoutes(app: AppContext): RouteOptions[] {
  const action = (name: string, act: (paymentId: string) => Promise<string>) =>
    form(`${PATH}/${name}`, async fields => {
      const paymentId = z.uuid().safeParse(fields.get('payment'));
      // Another provider's codes are paid at a bank.
      if (!paymentId.success || app.config.iugu !== null)
        throw new AppError('NOT_FOUND', 'there is no such Pix code');
      return act(paymentId.data);
    });
  return [
    page(PATH, query => paymentsPage(app, query)),
    action('pay', async paymentId => paid(await payOnce(app, paymentId))),
    action('pay-late', async paymentId => {
      await expireSandboxCode(app, paymentId);
      return paid(await payOnce(app, paymentId));
    }),
    action('pay-twice', async paymentId => {
      const first = await payOnce(app, paymentId);
      const second = await payOnce(app, paymentId);
      return paid(first && second);
    }),
    action('expire', async paymentId => {
      await expireSandboxCode(app, paymentId);
      return resultAt(PATH, { done: 'pix-expired' });
    }),
    form(`${PATH}/lose-trigger`, async () => {
      await writePaymentScenario(app.store.db, { losesNextWebhook: true });
      return resultAt(PATH, { done: 'trigger-lost' });
    }),
    form(`${PATH}/refunds`, async fields => {
      const rejectsRefunds = fields.get('are') === 'refused';
      await writePaymentScenario(app.store.db, { rejectsRefunds });
      return resultAt(PATH, { done: rejectsRefunds ? 'refunds-refused' : 'refunds-made' });
    }),
    form(`${PATH}/try-refunds`, async () => {
      await makeRefundsDue(app.store.db, app.clock.now());
      await returnDueMoney(app);
      return resultAt(PATH, { done: 'refunds-tried' });
    }),
    form(`${PATH}/compare`, async () => {
      await reconcile(app, { isForced: true });
      return resultAt(PATH, { done: 'books-compared' });
    }),
  ];
}

const paid = (isNotified: boolean) => resultAt(PATH, { done: isNotified ? 'pix-paid' : 'pix-paid-untold' });

/** Pays a code; false if its webhook is lost. */
async function payOnce(app: AppContext, paymentId: string): Promise<boolean> {
  const { losesNextWebhook } = await readPaymentScenario(app.store.db);
  await paySandboxPix(app, paymentId, { isNotified: !losesNextWebhook });
  if (losesNextWebhook) await writePaymentScenario(app.store.db, { losesNextWebhook: false });
  return !losesNextWebhook;
}
