import { dueOf } from '#gateway/domain/booking/view/booking-view.ts';
import { expectedHour, roomInstants } from '#gateway/domain/booking/view/room-state.ts';
import type { Language } from '#gateway/platform/texts.ts';
import type { RoomFacts } from '#gateway/store/desk-board-store.ts';
import type { BoardRow, RowState, ShownFacts } from '#shared/contract/staff/board.ts';
import { daysBetween, type LocalDate } from '#shared/hotel-time.ts';
import { arrivalTodo, stayTodo, type TodoMoment, toDate, unnamedGuests } from './desk-todo.ts';
import { shortGuestName } from './short-names.ts';

export type RowMoment = TodoMoment & { timeZone: string; today: LocalDate; language: Language };

export function toBoardRow(facts: RoomFacts, moment: RowMoment): BoardRow {
  const shown = shownFacts(facts);
  const state = stateOf(facts, moment);
  const before = facts.openedFacts ? differences(facts.openedFacts, shown) : {};
  return {
    accommodationId: facts.accommodationId,
    bookingId: facts.bookingId,
    locator: facts.locator,
    guest: shortGuestName(facts),
    language: facts.language,
    state,
    bookingStatus: facts.status,
    todo: todoOf(facts, state, moment),
    ...shown,
    nights: daysBetween(facts.checkinDate, facts.checkoutDate),
    roomType: facts.typeName[moment.language],
    isRoomReady: facts.isReady && !facts.isOccupied,
    roomExpectedAt: expectedHour(
      { isReady: facts.isReady, expectedAt: toDate(facts.roomExpectedAt) },
      new Date(moment.now),
    ),
    checkedInAt: toIsoInstant(facts.checkedInAt),
    leftAt: toIsoInstant(facts.leftAt),
    unnamedGuests: unnamedGuests(facts),
    isSpecialCareRequired: facts.isSpecialCareRequired,
    isOfPartner: facts.channel === 'PARTNER',
    partner: facts.partner,
    isWalkIn: facts.walkIn,
    payBy: facts.status === 'PENDING' ? toIsoInstant(facts.paymentDeadline) : null,
    opened: openedBefore(facts, before),
    before,
  };
}

const toIsoInstant = (instant: number | null): string | null => toDate(instant)?.toISOString() ?? null;

function todoOf(facts: RoomFacts, state: RowState, moment: RowMoment): BoardRow['todo'] {
  if (state === 'STAYING' || state === 'OVERDUE') return stayTodo(facts);
  if (state !== 'EXPECTED' && state !== 'MISSED') return [];
  // From home: the door opens at the arrival by itself.
  if (facts.checkedInAt !== null)
    return [{ code: 'READY', detail: null, isBlocking: false }, ...stayTodo(facts)];
  return arrivalTodo(facts, { ...moment, arrival: instantsOf(facts, moment).arrival });
}

function instantsOf(facts: RoomFacts, { timeZone }: Pick<RowMoment, 'timeZone'>) {
  const { arrival, departure } = roomInstants({ booking: facts, hotel: { timeZone } }, facts);
  return { arrival: arrival.getTime(), departure: departure.getTime() };
}

/** A room whose guests checked in from home is expected until its arrival. */
export function stateOf(facts: RoomFacts, moment: Pick<RowMoment, 'timeZone' | 'today' | 'now'>): RowState {
  const { checkedInAt, leftAt, status, checkinDate } = facts;
  if (leftAt !== null) return 'LEFT';
  if (status === 'NO_SHOW') return 'NO_SHOW';
  const { arrival, departure } = instantsOf(facts, moment);
  if (checkedInAt === null) return checkinDate < moment.today ? 'MISSED' : 'EXPECTED';
  if (moment.now >= departure) return 'OVERDUE';
  return moment.now >= arrival ? 'STAYING' : 'EXPECTED';
}

export const shownFacts = (facts: RoomFacts): ShownFacts => ({
  arrival: { date: facts.checkinDate, hour: facts.checkinHour },
  departure: { date: facts.checkoutDate, hour: facts.checkoutHour },
  number: facts.number,
  adults: facts.adults,
  childrenAges: facts.childrenAges,
  hasPet: facts.hasPet,
  hasCrib: facts.hasCradle,
  bedLayout: facts.hasBedChoice ? facts.bedType : null,
  dueCents: dueOf(facts),
});

const SHOWN = [
  'arrival',
  'departure',
  'number',
  'adults',
  'childrenAges',
  'hasPet',
  'hasCrib',
  'bedLayout',
  'dueCents',
] as const satisfies (keyof ShownFacts)[];

/** A text that two equal facts share, whatever the order of their parts in the database. */
function comparable(fact: ShownFacts[keyof ShownFacts]): string {
  if (typeof fact !== 'object' || fact === null) return String(fact);
  return Array.isArray(fact) ? fact.join() : `${fact.date} ${fact.hour}`;
}

function differences(seen: ShownFacts, shown: ShownFacts): Partial<ShownFacts> {
  const changed = SHOWN.filter(name => comparable(seen[name]) !== comparable(shown[name]));
  return Object.fromEntries(changed.map(name => [name, seen[name]]));
}

function openedBefore(
  { openedVersion, version }: RoomFacts,
  before: Partial<ShownFacts>,
): BoardRow['opened'] {
  if (openedVersion === null) return 'NEVER';
  return openedVersion !== version || Object.keys(before).length > 0 ? 'CHANGED' : 'SEEN';
}
