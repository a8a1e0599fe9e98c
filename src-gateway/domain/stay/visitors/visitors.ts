import type { AppContext } from '#gateway/context.ts';
import { isEnabled } from '#gateway/domain/hotel/flags.ts';
import type { LimitKey } from '#gateway/platform/client-network.ts';
import { repeat } from '#gateway/platform/repeat.ts';
import { findResidentRooms, type ResidentRoom, shownNumber } from '#gateway/store/resident-store.ts';
import {
  deletePastVisitors,
  deleteVisitor,
  findOpenInvitation,
  findVisitor,
  hideVisitor,
  listVisitors,
  type StoredVisitor,
  takenDays,
} from '#gateway/store/visitor-store.ts';
import type { PublicInvitation, VisitableRoom, Visitor } from '#shared/contract/guest/visitors.ts';
import { AppError } from '#shared/errors.ts';
import { dateAt, hourAt, toIso } from '#shared/hotel-time.ts';
import { VISITOR_RETENTION_DAYS } from '#shared/policies.ts';
import { toUnavailableDate } from '#shared/rules/unavailable-days.ts';
import { toInvitationCode } from './invitation-code.ts';
import { toPublicInvitation, toVisitor } from './visitor-view.ts';

const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;

/** Whichever guest of the room invited them; future visits first (APS-22). */
export async function listGuestVisitors(app: AppContext, guestId: string): Promise<Visitor[]> {
  const { db } = app.store;
  const hosts = await findResidentRooms(db, guestId);
  if (hosts.length === 0) return [];
  const rows = await listVisitors(db, idsOf(hosts));
  const now = app.clock.now();
  const toCome = rows.filter(({ endsAt }) => endsAt > now);
  const past = rows.filter(({ endsAt }) => endsAt <= now).toReversed();
  return [...toCome, ...past].map(row => toView(app, row, hosts));
}

/** A room whose number is not shown yet counts only alone: several could not be distinguished (VIS-12). */
export async function visitableRooms(app: AppContext, guestId: string): Promise<VisitableRoom[]> {
  const { db } = app.store;
  const hosts = await findResidentRooms(db, guestId);
  if (hosts.length === 0) return [];
  const taken = await takenDays(db, idsOf(hosts));
  const now = app.clock.now();
  const offered = hosts.length === 1 ? hosts : hosts.filter(host => shownNumber(host, now) !== null);
  return offered.map(host => {
    const { accommodationId, bookingId, arrival, departure, hotel } = host;
    const at = (instant: Date) =>
      toIso(dateAt(instant, hotel.timeZone), hourAt(instant, hotel.timeZone), hotel.timeZone);
    return {
      room: shownNumber(host, now),
      bookingId,
      checkInDate: at(arrival),
      checkOutDate: at(departure),
      unavailableDates: taken
        .filter(day => day.accommodationId === accommodationId)
        .map(({ visitDate }) => toUnavailableDate(visitDate, hotel.timeZone)),
      buildingName: hotel.name,
      buildingTimezone: hotel.timeZone,
    };
  });
}

/** One visitor of the guest's rooms, hidden or not (APS-23). Throws VISITOR_NOT_FOUND. */
export async function visitorByCode(app: AppContext, guestId: string, code: string): Promise<Visitor> {
  const hosts = await findResidentRooms(app.store.db, guestId);
  const row = await findVisitor(app.store.db, code, idsOf(hosts));
  if (!row) throw noVisitor();
  return toView(app, row, hosts);
}

/** Takes a visitor out of the list for good; the invitation remains valid (APS-27, VIS-05). */
export async function hide(app: AppContext, guestId: string, code: string): Promise<Visitor> {
  const hosts = await findResidentRooms(app.store.db, guestId);
  const row = await hideVisitor(app.store.db, code, idsOf(hosts));
  if (!row) throw noVisitor();
  return toView(app, row, hosts);
}

/** Revokes an invitation (APS-26, PD-72). Throws VISITOR_NOT_FOUND. */
export async function remove(app: AppContext, guestId: string, code: string): Promise<void> {
  const hosts = await findResidentRooms(app.store.db, guestId);
  const accommodationIds = idsOf(hosts);
  if (!(await deleteVisitor(app.store.db, code, { accommodationIds, now: app.clock.now() })))
    throw noVisitor();
}

/** Every invalid code has one response and one amount of work (VIS-25). */
export async function openInvitation(
  app: AppContext,
  typed: string,
  limitKey: LimitKey,
): Promise<PublicInvitation> {
  await app.rateLimits.visitorPagesPerClient(limitKey);
  const isShown = await isEnabled(app, 'IS_PRD_FEATURES_ENABLED');
  const found = await findOpenInvitation(app.store.db, toInvitationCode(typed), app.clock.now());
  if (!found || !isShown) throw new AppError('INVITATION_NOT_FOUND', 'there is no such invitation');
  return toPublicInvitation(app, found);
}

export function startVisitorCleanUp(app: AppContext): () => Promise<void> {
  return repeat(
    EVERY_MS,
    () => forgetPastVisitors(app),
    error => app.log.error({ err: error }, 'data of past visitors were not deleted'),
    { atOnce: true },
  );
}

export async function forgetPastVisitors(app: AppContext): Promise<void> {
  const before = new Date(app.clock.now().getTime() - VISITOR_RETENTION_DAYS * DAY_MS);
  await deletePastVisitors(app.store.db, before);
}

function toView(app: AppContext, row: StoredVisitor, hosts: readonly ResidentRoom[]): Visitor {
  const host = hosts.find(one => one.accommodationId === row.accommodationId);
  if (!host) throw noVisitor();
  return toVisitor(app, row, host);
}

const idsOf = (hosts: readonly ResidentRoom[]) => hosts.map(({ accommodationId }) => accommodationId);

const noVisitor = () => new AppError('VISITOR_NOT_FOUND', "no visitor of the guest's rooms has this code");
