import type { KeyOf, TextValues } from '#renderer/platform/i18n/texts.ts';
import type { AttentionKind, BoardRow, LocalHour, Todo, TodoCode } from '#shared/contract/staff/board.ts';
import type { StateKind } from '../shared/look/state-arch.tsx';

export type BoardKey = KeyOf<'staff/board'>;

/** A sign by its name (row-signs.tsx). */
export type Sign =
  | 'tick'
  | 'coins'
  | 'document'
  | 'person'
  | 'card'
  | 'guests'
  | 'sheet'
  | 'broom'
  | 'clock'
  | 'door';

/** A text with its values; an instant is written by whoever knows the hotel's zone. */
export type Phrase = { key: BoardKey; values?: TextValues; clock?: string; instant?: string; at?: LocalHour };

export type RowPhrase = {
  kind: StateKind;
  sign: Sign;
  word: BoardKey;
  why: Phrase | null;
  /** The next thing that is missing. */
  next: BoardKey | null;
};

/** An unpaid room that is released so soon stops everything else. */
const RELEASE_SOON_MS = 30 * 60_000;

const signs: Readonly<Record<TodoCode, Sign>> = {
  READY: 'tick',
  ACCOUNT: 'person',
  PAYMENT: 'coins',
  IDENTITY: 'document',
  PERSONAL_DATA: 'person',
  REGISTRATION: 'sheet',
  GUARANTEE: 'card',
  GUEST_LIST: 'guests',
  ROOM: 'broom',
};

/** The one state of a row: the first thing that stops the guest, why, and the next one (FRD-02). */
export function rowPhrase(row: BoardRow, now: Date): RowPhrase {
  const missing = row.todo.filter(({ code }) => code !== 'READY');
  const first = missing.find(({ isBlocking }) => isBlocking) ?? missing[0];
  const own = ofState(row);
  if (own !== null) return { ...own, next: first === undefined ? null : `next.${first.code}` };
  if (first === undefined) return nothingMissing(row);
  const second = missing.find(one => one !== first);
  return {
    kind: kindOf(row, first, now),
    sign: signs[first.code],
    word: wordOf(first),
    why: reasonOf(row, first),
    next: second === undefined ? null : `next.${second.code}`,
  };
}

/** States that say more than anything that is missing. */
function ofState({ state, departure, leftAt }: BoardRow): Omit<RowPhrase, 'next'> | null {
  switch (state) {
    case 'OVERDUE': {
      const why: Phrase = { key: 'why.dueAt', at: departure };
      return { kind: 'stop', sign: 'clock', word: 'words.OVERDUE', why };
    }
    case 'MISSED':
      return { kind: 'missing', sign: 'clock', word: 'words.MISSED', why: { key: 'why.dayPassed' } };
    case 'NO_SHOW':
      return { kind: 'waiting', sign: 'clock', word: 'words.NO_SHOW', why: { key: 'why.closed' } };
    case 'LEFT':
      return {
        kind: 'ready',
        sign: 'tick',
        word: 'words.LEFT',
        why: leftAt === null ? null : { key: 'why.leftAt', instant: leftAt },
      };
    default:
      return null;
  }
}

function nothingMissing({ state, checkedInAt }: BoardRow): RowPhrase {
  const calm = { kind: 'ready', sign: 'tick', next: null } as const;
  if (state === 'STAYING') {
    const why: Phrase | null = checkedInAt === null ? null : { key: 'why.since', instant: checkedInAt };
    return { ...calm, word: 'words.STAYING', why };
  }
  const why = checkedInAt === null ? 'why.self' : 'why.home';
  return { ...calm, word: 'words.READY', why: { key: why } };
}

function kindOf({ state, payBy }: BoardRow, { code, detail }: Todo, now: Date): StateKind {
  if (code === 'ROOM' || detail === 'IN_PROGRESS' || detail === 'IN_REVIEW') return 'waiting';
  if (code === 'IDENTITY' && state === 'STAYING') return 'stop';
  const isReleasedSoon = payBy !== null && Date.parse(payBy) - now.getTime() <= RELEASE_SOON_MS;
  return code === 'PAYMENT' && isReleasedSoon ? 'stop' : 'missing';
}

function wordOf({ code, detail }: Todo): BoardKey {
  if (detail === 'IN_PROGRESS') return 'words.CHARGING';
  if (detail === 'IN_REVIEW') return 'words.IDENTITY_REVIEW';
  if (code === 'REGISTRATION' && detail === 'REFUSED') return 'words.REGISTRATION_REJECTED';
  return `words.${code}`;
}

function reasonOf({ payBy, state, unnamedGuests }: BoardRow, { code, detail }: Todo): Phrase | null {
  if (detail === 'UNPAID') {
    if (payBy !== null) return { key: 'why.payBy', clock: payBy };
    return { key: state === 'STAYING' ? 'why.overstay' : 'why.UNPAID' };
  }
  if (detail !== null) return { key: `why.${detail}` };
  if (code === 'GUEST_LIST') return { key: 'why.GUEST_LIST', values: { count: unnamedGuests } };
  return code === 'PERSONAL_DATA' || code === 'GUARANTEE' ? { key: `why.${code}` } : null;
}

/** Marks of a room beside its party and nights, in the order of what the desk prepares. */
export function rowMarks(row: BoardRow): BoardKey[] {
  return [
    ...(row.isSpecialCareRequired ? (['marks.care'] as const) : []),
    ...(row.hasPet ? (['marks.pet'] as const) : []),
    ...(row.hasCrib ? (['marks.crib'] as const) : []),
    ...(row.bedLayout === null ? [] : ([`marks.${row.bedLayout}`] as const)),
    ...(row.isOfPartner ? (['marks.partner'] as const) : []),
    ...(row.isWalkIn ? (['marks.walkIn'] as const) : []),
  ];
}

const attentionStates: Readonly<Record<AttentionKind, { kind: StateKind; sign: Sign }>> = {
  ROOM_CONFLICT: { kind: 'stop', sign: 'guests' },
  LOCK_UNKNOWN: { kind: 'stop', sign: 'door' },
  LOCK_FULL: { kind: 'stop', sign: 'door' },
  LOCK_CODE_REJECTED: { kind: 'stop', sign: 'door' },
  LOCK_OFFLINE: { kind: 'stop', sign: 'door' },
  LOCK_NO_RESPONSE: { kind: 'missing', sign: 'door' },
  IDENTITY_REJECTED_INSIDE: { kind: 'stop', sign: 'document' },
  IMPORT_TO_DECIDE: { kind: 'stop', sign: 'person' },
  DEPARTURE_OVERDUE: { kind: 'stop', sign: 'clock' },
  VISITOR_OVERDUE: { kind: 'stop', sign: 'clock' },
  MESSAGE_WAITING: { kind: 'missing', sign: 'person' },
  ARRIVAL_MISSED: { kind: 'missing', sign: 'clock' },
  MOVE_WAITING: { kind: 'stop', sign: 'guests' },
  REFUND_FAILED: { kind: 'missing', sign: 'coins' },
  PAYMENT_UNSETTLED: { kind: 'missing', sign: 'coins' },
  PAYMENT_DIFFERS: { kind: 'missing', sign: 'coins' },
  IDENTITY_REJECTED: { kind: 'missing', sign: 'document' },
  IDENTITY_STUCK: { kind: 'waiting', sign: 'document' },
  MINOR_UNREGISTERED: { kind: 'missing', sign: 'person' },
  REGISTRATION_REJECTED: { kind: 'missing', sign: 'sheet' },
};

export const attentionState = (kind: AttentionKind) => attentionStates[kind];
