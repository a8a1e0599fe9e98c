import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import type { StaffPosition } from '#gateway/domain/staff/staff-request.ts';
import {
  findDeskVisitor,
  listVisitorsOfDay,
  type StoredDeskVisitor,
  stepVisitor,
  type VisitorStep,
} from '#gateway/store/desk-visitor-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import { type DeskVisitor, type VisitState, visitStates } from '#shared/contract/staff/desk-visitors.ts';
import type { StaffAct } from '#shared/contract/staff/staff-acts.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, type LocalDate } from '#shared/hotel-time.ts';
import { maskDocument } from '#shared/rules/visitor-details.ts';
import { rejectFarDay } from './desk-day.ts';
import { listOpening } from './list-opening.ts';
import { inRecordedAct } from './recorded-act.ts';
import { toShortName } from './short-names.ts';

type Place = Pick<StaffPosition, 'hotelId' | 'timeZone'>;

const visitorNotFound = () => new AppError('NOT_FOUND', 'the hotel has no such visitor');

/** By state, whoever should have left first, then by their hour. Throws BAD_REQUEST. */
export function listDeskVisitors(
  app: AppContext,
  actor: Actor,
  { hotelId, timeZone }: Place,
  wanted: LocalDate | undefined,
): Promise<{ day: LocalDate; today: LocalDate; visitors: DeskVisitor[] }> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const today = dateAt(now, timeZone);
    const day = wanted ?? today;
    rejectFarDay(today, day, 'day');
    const found = await listVisitorsOfDay(tx, { hotelId, day });
    const visitors = found
      .map(one => toDeskVisitor(one, now))
      .toSorted((one, other) => visitStates.indexOf(one.state) - visitStates.indexOf(other.state));
    return {
      result: { day, today, visitors },
      entry: await listOpening(tx, app, actor, {
        act: 'VISITORS_OPENED',
        hotelId,
        of: { date: day },
        count: visitors.length,
      }),
    };
  });
}

/** Throws NOT_FOUND, VISITOR_CHANGED. */
export const letVisitorIn = (app: AppContext, actor: Actor, place: Place, id: string) =>
  takeStep(app, actor, place, { id, step: 'arrive', act: 'VISITOR_ARRIVED' });

/** Throws NOT_FOUND, VISITOR_CHANGED. */
export const seeVisitorLeave = (app: AppContext, actor: Actor, place: Place, id: string) =>
  takeStep(app, actor, place, { id, step: 'leave', act: 'VISITOR_LEFT' });

/** Throws NOT_FOUND, VISITOR_CHANGED. */
export const undoVisitorStep = (
  app: AppContext,
  actor: Actor,
  place: Place,
  { id, step }: { id: string; step: 'ARRIVED' | 'LEFT' },
) =>
  takeStep(app, actor, place, {
    id,
    step: step === 'ARRIVED' ? 'undoArrival' : 'undoLeaving',
    act: 'VISITOR_UNDONE',
  });

type Step = { id: string; step: VisitorStep; act: StaffAct };

function takeStep(
  app: AppContext,
  actor: Actor,
  { hotelId, timeZone }: Place,
  { id, step, act }: Step,
): Promise<DeskVisitor> {
  return inRecordedAct(app, actor, async tx => {
    const now = app.clock.now();
    const before = await requireVisitor(tx, { hotelId, id });
    // Nobody is let in to a room whose guests are gone.
    const isOpen = step !== 'arrive' || before.roomLeftAt === null;
    const day = dateAt(now, timeZone);
    const isDone = isOpen && (await stepVisitor(tx, { hotelId, id }, step, { day, now }));
    const result = toDeskVisitor(await requireVisitor(tx, { hotelId, id }), now);
    if (!isDone)
      throw new AppError('VISITOR_CHANGED', 'the visitor is in another state by now', {
        details: { state: result.state },
      });
    const { bookingId } = result;
    return { result, entry: { act, hotelId, bookingId, details: { visitorId: id } } };
  });
}

async function requireVisitor(
  tx: Transaction,
  wanted: { hotelId: string; id: string },
): Promise<StoredDeskVisitor> {
  const found = await findDeskVisitor(tx, wanted);
  if (!found) throw visitorNotFound();
  return found;
}

function toDeskVisitor(stored: StoredDeskVisitor, now: Date): DeskVisitor {
  const { visitor, room } = stored;
  return {
    id: visitor.id,
    bookingId: visitor.bookingId,
    room,
    host: toShortName(stored),
    fullName: visitor.fullName,
    visitorType: visitor.visitorType,
    documentType: visitor.documentType,
    document: maskDocument(visitor),
    state: stateOf(stored, now),
    startsAt: visitor.startsAt.toISOString(),
    endsAt: visitor.endsAt.toISOString(),
    arrivedAt: visitor.arrivedAt?.toISOString() ?? null,
    leftAt: visitor.leftAt?.toISOString() ?? null,
  };
}

function stateOf({ visitor, roomLeftAt }: StoredDeskVisitor, now: Date): VisitState {
  const { arrivedAt, leftAt, startsAt, endsAt } = visitor;
  // An invitation that was taken back has no length.
  const isOver = endsAt <= now || endsAt <= startsAt;
  if (leftAt !== null) return 'LEFT';
  if (arrivedAt !== null) return isOver || roomLeftAt !== null ? 'OVERDUE' : 'INSIDE';
  if (roomLeftAt !== null) return 'CLOSED';
  return isOver ? 'MISSED' : 'EXPECTED';
}
