import { z } from 'zod';
import { readSetting, writeSetting } from '#gateway/store/settings-store.ts';
import type { Database } from '#gateway/store/store.ts';

const SETTING = 'sandbox-payments';

const sandboxScenario = z.object({
  /** Rejects every refund, until the console allows refunds again. */
  rejectsRefunds: z.boolean(),
  /** Loses the webhook of the next Pix: the gateway finds that one by polling. */
  losesNextWebhook: z.boolean(),
});
export type SandboxPaymentScenario = z.infer<typeof sandboxScenario>;

export async function readPaymentScenario(db: Database): Promise<SandboxPaymentScenario> {
  const parsed = sandboxScenario.safeParse(await readSetting(db, SETTING));
  return parsed.success ? parsed.data : { rejectsRefunds: false, losesNextWebhook: false };
}

export async function writePaymentScenario(
  db: Database,
  change: Partial<SandboxPaymentScenario>,
): Promise<void> {
  await writeSetting(db, SETTING, { ...(await readPaymentScenario(db)), ...change });
}
