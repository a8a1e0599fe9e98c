import type { AppContext } from '#gateway/context.ts';
import { clearanceOf } from '#gateway/domain/booking/check-in/clearance.ts';
import { type CheckInPart, missingParts } from '#gateway/domain/booking/check-in/missing-parts.ts';
import { isGuaranteeDue } from '#gateway/domain/booking/view/check-in-rooms.ts';
import { type Identity, toIdentity } from '#gateway/domain/guest/identity-verification/to-identity.ts';
import { isRegistering } from '#gateway/domain/guest/registrations/queue-registrations.ts';
import { isFormIncomplete, isRegistered } from '#gateway/domain/guest/registrations/registration-answers.ts';
import type { RoomFacts } from '#gateway/store/desk-board-store.ts';
import type { DeskIdentity } from '#gateway/store/desk-people-columns.ts';
import type { IdentityPerson } from '#gateway/store/schema/validations.ts';
import type { Todo, TodoCode, TodoDetail } from '#shared/contract/staff/board.ts';

const NOT_BEGUN: Identity = { status: 'PENDING', reasons: [], validatedLastName: null };

/** An identity by the guest's own rules: it belongs to the name and nationality it was opened for (SEC-18). */
export const identityOf = (stored: DeskIdentity | null, guest: IdentityPerson | null): Identity =>
  stored && guest ? toIdentity({ ...stored, reasons: [] }, guest) : NOT_BEGUN;

const CODES: Readonly<Record<CheckInPart, TodoCode>> = {
  personalInfo: 'PERSONAL_DATA',
  identity: 'IDENTITY',
  tripMotivation: 'REGISTRATION',
  paymentCard: 'GUARANTEE',
};

export type TodoMoment = { app: Pick<AppContext, 'registrations'>; hotelId: string; now: number };

/** What keeps the guest of a room from entering it, in the order of `todoCodes`; READY alone where nothing does. */
export function arrivalTodo(facts: RoomFacts, moment: TodoMoment & { arrival: number }): Todo[] {
  const todo = [
    ...accountTodo(facts),
    ...paymentTodo(facts),
    ...checkInTodo(facts, moment),
    ...guestListTodo(facts),
    ...roomTodo(facts, moment),
  ];
  return todo.length > 0 ? todo : [{ code: 'READY', detail: null, isBlocking: false }];
}

/** What is left to do about a room whose guests are in the hotel. */
export function stayTodo(facts: RoomFacts): Todo[] {
  const { overstayCents, overstayPaidCents, hasOpenPayment, roomRegistration } = facts;
  const todo: Todo[] = [];
  if (hasOpenPayment) todo.push(one('PAYMENT', 'IN_PROGRESS'));
  else if (overstayCents > overstayPaidCents) todo.push(one('PAYMENT', 'UNPAID'));
  if (facts.isRejectedInside) todo.push(one('IDENTITY', 'REJECTED', true));
  if (roomRegistration === 'REFUSED' || roomRegistration === 'INCOMPLETE')
    todo.push(one('REGISTRATION', roomRegistration));
  todo.push(...guestListTodo(facts));
  return todo;
}

const one = (code: TodoCode, detail: TodoDetail | null, isBlocking = false): Todo => ({
  code,
  detail,
  isBlocking,
});

function accountTodo({ guestId, channel }: RoomFacts): Todo[] {
  if (guestId !== null) return [];
  return [one('ACCOUNT', channel === 'PARTNER' ? 'NOT_IMPORTED' : 'ACCOUNT_DELETED', true)];
}

function paymentTodo({ status, hasOpenPayment }: RoomFacts): Todo[] {
  if (status === 'PROCESSING' || hasOpenPayment) return [one('PAYMENT', 'IN_PROGRESS', true)];
  return status === 'PENDING' ? [one('PAYMENT', 'UNPAID', true)] : [];
}

/** Nothing of it can be missing of somebody who has no account: that comes first. */
function checkInTodo(facts: RoomFacts, { app, hotelId }: TodoMoment): Todo[] {
  if (facts.guestId === null) return [];
  const identity = identityOf(facts.identity, facts.guest);
  const clearance = clearanceOf(
    identity,
    { ...facts, importAllowedAt: toDate(facts.importAllowedAt) },
    facts.holderId === null ? null : identityOf(facts.holderIdentity, facts.holder),
  );
  const { registration, trip, answers } = facts;
  const isRequired = isRegistering(app, hotelId) && facts.isStaying;
  const isKnown = isRegistered(registration && { state: registration });
  const room = { checkedInAt: toDate(facts.checkedInAt), leftAt: toDate(facts.leftAt) };
  const missing = missingParts({
    hasAddress: facts.hasAddress,
    clearance,
    lacksTrip: trip === null || (isRequired && !isKnown && isFormIncomplete({ trip, registration: answers })),
    lacksGuarantee: isGuaranteeDue({ booking: facts }, room, facts.hasBegun) && !facts.hasGuarantee,
  });
  const todo = new Map<TodoCode, Todo>(
    missing.map(part => [CODES[part], one(CODES[part], detailOf(part, identity), true)]),
  );
  if (clearance === 'IDENTITY') todo.set('IDENTITY', one('IDENTITY', 'IN_REVIEW', true));
  if (clearance === 'RECEPTION') todo.set('IDENTITY', one('IDENTITY', 'NAME_DIFFERS', true));
  if (!todo.has('REGISTRATION') && (registration === 'REFUSED' || registration === 'INCOMPLETE'))
    todo.set('REGISTRATION', one('REGISTRATION', registration));
  const order: TodoCode[] = ['IDENTITY', 'PERSONAL_DATA', 'REGISTRATION', 'GUARANTEE'];
  return order.flatMap(code => todo.get(code) ?? []);
}

function detailOf(part: CheckInPart, { status }: Identity): TodoDetail | null {
  if (part === 'identity') return status === 'REPROVED' ? 'REJECTED' : 'NOT_BEGUN';
  return part === 'tripMotivation' ? 'NOT_GIVEN' : null;
}

/** Whoever checks in first may add the others later. */
const guestListTodo = (facts: RoomFacts): Todo[] =>
  unnamedGuests(facts) > 0 ? [one('GUEST_LIST', null)] : [];

export const unnamedGuests = ({ adults, childrenAges, namedGuests }: RoomFacts): number =>
  Math.max(0, adults + childrenAges.length - namedGuests);

/** Until the arrival a room may be occupied; one that is free and not clean is said at once. */
function roomTodo(
  { isReady, isOccupied }: RoomFacts,
  { now, arrival }: { now: number; arrival: number },
): Todo[] {
  if (isOccupied) return now >= arrival ? [one('ROOM', 'OCCUPIED', true)] : [];
  return isReady ? [] : [one('ROOM', 'NOT_CLEAN', now >= arrival)];
}

export const toDate = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
