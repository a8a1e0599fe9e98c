import type { TtlockConfig } from '#gateway/config/ttlock-config.ts';
import { type DoorLock, type LockCode, LockError } from '#gateway/domain/booking/doors/door-lock.ts';
import type { Clock } from '#gateway/platform/clock.ts';
import { type TtlockCall, ttlockClient } from './ttlock-client.ts';
import { codes, isTtlockError } from './ttlock-failures.ts';
import { done, lockList, type Passcode, passcodeList } from './ttlock-schemas.ts';

/** Marks the codes of guests among those that the hotel has set for its staff, which are left alone. */
export const PASSCODE_NAME = 'Pernoite';
/** Written through a gateway of the hotel and Bluetooth: less than the lease of a command. */
const PATIENCE_MS = 12_000;
const BY_GATEWAY = 2;
const PAGE = 100;
const EXPIRED = 2;
const MINUTE_MS = 60_000;

type TtlockParts = {
  config: TtlockConfig;
  clock: Clock;
  lockNumberOf(roomId: string): Promise<number | null>;
};
type Lock = { lockId: number; signal: AbortSignal };

/** Codes by TTLock's cloud, through the hotel's gateways or the locks' own Wi-Fi (docs/deploy.md). */
export function ttlockDoorLock({
  config,
  clock,
  lockNumberOf,
}: TtlockParts): DoorLock & { lockNumbers(): Promise<Set<number>> } {
  const call = ttlockClient(config, clock);

  /** What is there decides, so that a call whose response was lost can be repeated. */
  async function inLock<T>(roomId: string, act: (lock: Lock, own: Passcode[]) => Promise<T>): Promise<T> {
    const lockId = await lockNumberOf(roomId);
    if (lockId === null) throw new LockError('UNKNOWN', 'the room has no lock in rooms.csv');
    const lock = { lockId, signal: AbortSignal.timeout(PATIENCE_MS) };
    return act(lock, await ownPasscodes(call, lock));
  }

  return {
    setCode: wanted =>
      inLock(wanted.roomId, async (lock, own) => {
        const [known, ...surplus] = own.toSorted((one, other) => rankOf(one, wanted) - rankOf(other, wanted));
        for (const passcode of surplus) await remove(call, lock, passcode);
        if (known === undefined) return add(call, lock, wanted);
        if (isSame(known, wanted)) return;
        await change(call, lock, known, wanted);
      }),
    clearCode: roomId =>
      inLock(roomId, async (lock, own) => {
        for (const passcode of own) await remove(call, lock, passcode);
      }),
    hasCode: wanted => inLock(wanted.roomId, async (_lock, own) => own.some(one => isSame(one, wanted))),
    /** Of all locks that the account may program. */
    lockNumbers: () => lockNumbers(call, AbortSignal.timeout(PATIENCE_MS)),
  };
}

const rankOf = ({ keyboardPwd }: Passcode, { code }: LockCode) => (keyboardPwd === code ? 0 : 1);

const isNear = (instant: number | null | undefined, date: Date) =>
  typeof instant === 'number' && Math.abs(instant - date.getTime()) < MINUTE_MS;

const isSame = (
  { keyboardPwd, startDate, endDate, status }: Passcode,
  { code, validFrom, validUntil }: LockCode,
) =>
  keyboardPwd === code && status !== EXPIRED && isNear(startDate, validFrom) && isNear(endDate, validUntil);

const datesOf = ({ validFrom, validUntil }: LockCode) => ({
  startDate: validFrom.getTime(),
  endDate: validUntil.getTime(),
});

async function add(call: TtlockCall, { lockId, signal }: Lock, wanted: LockCode): Promise<void> {
  const fields = {
    lockId,
    keyboardPwd: wanted.code,
    keyboardPwdName: PASSCODE_NAME,
    ...datesOf(wanted),
    addType: BY_GATEWAY,
  };
  await call({ method: 'POST', path: '/v3/keyboardPwd/add', fields }, done, signal);
}

async function change(call: TtlockCall, lock: Lock, known: Passcode, wanted: LockCode): Promise<void> {
  const { lockId, signal } = lock;
  const fields = {
    lockId,
    keyboardPwdId: known.keyboardPwdId,
    ...(known.keyboardPwd !== wanted.code && { newKeyboardPwd: wanted.code }),
    ...datesOf(wanted),
    changeType: BY_GATEWAY,
  };
  try {
    await call({ method: 'POST', path: '/v3/keyboardPwd/change', fields }, done, signal);
  } catch (error) {
    // A lock changes no code that nobody has typed yet, and none that it has lost.
    if (!isTtlockError(error, codes.passcodeNeverUsed, codes.noSuchPasscode)) throw error;
    await remove(call, lock, known);
    await add(call, lock, wanted);
  }
}

async function remove(
  call: TtlockCall,
  { lockId, signal }: Lock,
  { keyboardPwdId }: Passcode,
): Promise<void> {
  const fields = { lockId, keyboardPwdId, deleteType: BY_GATEWAY };
  try {
    await call({ method: 'POST', path: '/v3/keyboardPwd/delete', fields }, done, signal);
  } catch (error) {
    if (!isTtlockError(error, codes.noSuchPasscode)) throw error;
  }
}

async function ownPasscodes(call: TtlockCall, { lockId, signal }: Lock): Promise<Passcode[]> {
  const own: Passcode[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const fields = { lockId, searchStr: PASSCODE_NAME, pageNo, pageSize: PAGE, orderBy: 1 };
    const found = await call(
      { method: 'GET', path: '/v3/lock/listKeyboardPwd', fields },
      passcodeList,
      signal,
    );
    // The search is fuzzy.
    own.push(...found.list.filter(({ keyboardPwdName }) => keyboardPwdName === PASSCODE_NAME));
    pages = found.pages;
  }
  return own;
}

async function lockNumbers(call: TtlockCall, signal: AbortSignal): Promise<Set<number>> {
  const numbers = new Set<number>();
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
    const fields = { pageNo, pageSize: PAGE };
    const found = await call({ method: 'GET', path: '/v3/lock/list', fields }, lockList, signal);
    for (const { lockId } of found.list) numbers.add(lockId);
    pages = found.pages;
  }
  return numbers;
}
