import type { GatewayConfig } from '#gateway/config/config.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import {
  examineAddresses,
  examineDatabase,
  examineDevices,
  examineStaff,
  type OpenedDatabase,
} from './examine-hotel.ts';
import {
  examineEmail,
  examineIdentity,
  examineLocks,
  examinePayment,
  examinePostcodes,
  examineRegistration,
} from './examine-services.ts';
import type { Finding } from './finding.ts';

type Examined = {
  config: GatewayConfig;
  clock: Clock;
  database: OpenedDatabase;
  /** So many entries of the staff's record are checked; without it, all. */
  newestEntries?: number;
};

/** Every outside part, tried now and all at once (PRD-01). Nothing is changed, sent to a guest, or charged. */
export async function examine({ config, clock, database, newestEntries }: Examined): Promise<Finding[]> {
  const addresses = examineAddresses(config);
  const findings = await Promise.all([
    examineDatabase(config, database),
    examineEmail(config),
    examinePayment(config),
    examineIdentity(config),
    examineLocks(config, clock, database),
    examineRegistration(config),
    examinePostcodes(config),
    examineStaff(config, database, newestEntries),
    examineDevices(config, database),
  ]);
  return [...findings, addresses];
}
