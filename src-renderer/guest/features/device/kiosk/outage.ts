import type { Service } from './service-watch.ts';

/** The screen while the gateway is away and shortly after: closed if nobody uses it, else the guest's page and a notice. */
export type Outage =
  | { status: 'none' }
  | { status: 'closed' }
  | { status: 'lost'; since: number }
  | { status: 'back' };

export const noOutage: Outage = { status: 'none' };

/** Time for which a guest reads that the connection is back. */
export const BACK_MS = 6_000;

type Facts = { service: Service['status']; isUntouched: boolean; now: number };

/** A closed screen stays closed until the gateway responds, also when somebody there changes its language. */
export function afterService(outage: Outage, { service, isUntouched, now }: Facts): Outage {
  if (service === 'closed') {
    if (isUntouched || outage.status === 'closed') return { status: 'closed' };
    return outage.status === 'lost' ? outage : { status: 'lost', since: now };
  }
  if (outage.status === 'lost') return { status: 'back' };
  return outage.status === 'back' && !isUntouched ? outage : noOutage;
}
