import { oc } from '@orpc/contract';
import { hotelFailures } from '../failures.ts';

/** CHANNELS: brings partners' bookings. HOTEL_SYSTEM: also reads the whole hotel and what happens in it. */
export const keyPurposes = ['CHANNELS', 'HOTEL_SYSTEM'] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

export type ExchangeMeta = { purposes: readonly KeyPurpose[] };

/** A call of another system. The key says which hotel it is about, and its purpose which calls it may make (CHN-01). */
export const exchangeCall = (...purposes: KeyPurpose[]) =>
  oc
    .$meta<ExchangeMeta>({ purposes })
    .errors(hotelFailures('UNAUTHORIZED', 'FORBIDDEN', 'TOO_MANY_REQUESTS'));
