import { randomUUID } from 'node:crypto';
import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import { beginFeed } from '#gateway/store/exchange-feed-store.ts';
import {
  endExchangeKey,
  insertExchangeKey,
  listExchangeKeys,
  type StoredExchangeKey,
} from '#gateway/store/exchange-key-store.ts';
import { hashOfToken, newToken } from '#gateway/store/token-store.ts';
import type { KeyPurpose } from '#shared/contract/hotel/exchange-call.ts';
import { type ExchangeKey, MOST_EXCHANGE_KEYS } from '#shared/contract/staff/exchange-keys.ts';
import { AppError } from '#shared/errors.ts';
import { notFound } from '../desk-stay.ts';
import { inRecordedAct } from '../recorded-act.ts';

/** By it a scanner for leaked keys, and a person, knows what a text is. */
const KEY_PREFIX = 'pernoite_';
const SHOWN_SIGNS = 4;

export function listKeys(app: AppContext, actor: Actor, hotelId: string): Promise<{ keys: ExchangeKey[] }> {
  return inRecordedAct(app, actor, async tx => {
    const keys = await listExchangeKeys(tx, hotelId);
    return {
      result: { keys: keys.map(toKey) },
      entry: { act: 'EXCHANGE_KEYS_LISTED', hotelId, bookingId: null, details: { count: keys.length } },
    };
  });
}

/** The key is in the response and nowhere else. The hotel's feed begins with its first key. Throws EXCHANGE_KEY_LIMIT. */
export function makeKey(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { name, purpose }: { name: string; purpose: KeyPurpose },
): Promise<{ key: string; made: ExchangeKey }> {
  const key = KEY_PREFIX + newToken();
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    await beginFeed(tx, hotelId, now);
    const working = (await listExchangeKeys(tx, hotelId)).filter(({ endedAt }) => endedAt === null);
    if (working.length >= MOST_EXCHANGE_KEYS)
      throw new AppError('EXCHANGE_KEY_LIMIT', 'end a key first', { details: { max: MOST_EXCHANGE_KEYS } });
    const row: StoredExchangeKey = {
      id: randomUUID(),
      hotelId,
      name,
      purpose,
      keyHash: hashOfToken(key),
      ending: key.slice(-SHOWN_SIGNS),
      createdBy: actor.staffId,
      createdAt: now,
      usedAt: null,
      endedAt: null,
    };
    await insertExchangeKey(tx, row);
    return {
      result: { key, made: toKey(row) },
      entry: { act: 'EXCHANGE_KEY_MADE', hotelId, bookingId: null, details: { keyId: row.id, purpose } },
    };
  });
}

/** Throws NOT_FOUND. */
export function endKey(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  id: string,
): Promise<{ keys: ExchangeKey[] }> {
  return inRecordedAct(app, actor, async tx => {
    const { isFound, isEnded } = await endExchangeKey(tx, { hotelId, id }, app.clock.now());
    if (!isFound) throw notFound();
    const keys = await listExchangeKeys(tx, hotelId);
    return {
      result: { keys: keys.map(toKey) },
      entry: isEnded ? { act: 'EXCHANGE_KEY_ENDED', hotelId, bookingId: null, details: { keyId: id } } : null,
    };
  });
}

const toKey = ({
  id,
  name,
  purpose,
  ending,
  createdAt,
  usedAt,
  endedAt,
}: StoredExchangeKey): ExchangeKey => ({
  id,
  name,
  purpose,
  ending,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});
