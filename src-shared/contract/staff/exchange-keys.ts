import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { keyPurposes } from '../hotel/exchange-call.ts';
import { id, isoInstant } from '../schemas.ts';
import { deskText, inHotel } from './desk-schemas.ts';
import { staffCall } from './staff-call.ts';
import { typedPassword } from './staff-session.ts';

export const KEY_NAME_LENGTH = 60;
/** Keys of one hotel that work at one time. */
export const MOST_EXCHANGE_KEYS = 20;

const purpose = z.enum(keyPurposes);

export const exchangeKey = z.object({
  id,
  name: z.string(),
  purpose,
  /** The last signs of the key: nothing else of it is stored. */
  ending: z.string(),
  createdAt: isoInstant,
  usedAt: z.nullable(isoInstant),
  endedAt: z.nullable(isoInstant),
});
export type ExchangeKey = z.infer<typeof exchangeKey>;

const keysOfHotel = { path: '/hotels/{hotelId}/exchange-keys', tags: ['Exchange'] } as const;

export const list = staffCall({ roles: ['MANAGER'], act: 'EXCHANGE_KEYS_LISTED' })
  .route({
    ...keysOfHotel,
    method: 'GET',
    operationId: 'listExchangeKeys',
    summary: 'Keys of other systems, ended ones too',
  })
  .input(z.object(inHotel))
  .output(z.object({ keys: z.array(exchangeKey) }));

/** The only response that has the key: a lost one is ended, and another is made. Asks for the password again. */
export const make = staffCall({ roles: ['MANAGER'], act: 'EXCHANGE_KEY_MADE' })
  .route({
    ...keysOfHotel,
    method: 'POST',
    operationId: 'makeExchangeKey',
    successStatus: 201,
    summary: 'Make a key for another system',
  })
  .errors(hotelFailures('EXCHANGE_KEY_LIMIT', 'STAFF_PASSWORD_WRONG', 'TOO_MANY_REQUESTS'))
  .input(z.object({ ...inHotel, name: deskText(KEY_NAME_LENGTH), purpose, password: typedPassword }))
  .output(z.object({ key: z.string(), made: exchangeKey }));

/** From now on the key opens nothing. */
export const end = staffCall({ roles: ['MANAGER'], act: 'EXCHANGE_KEY_ENDED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/exchange-keys/{id}/end',
    operationId: 'endExchangeKey',
    tags: ['Exchange'],
    summary: 'End a key',
  })
  .errors(hotelFailures('NOT_FOUND'))
  .input(z.object({ ...inHotel, id }))
  .output(z.object({ keys: z.array(exchangeKey) }));
