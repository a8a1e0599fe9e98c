import type { AppContext } from '#gateway/context.ts';
import type { Actor } from '#gateway/domain/staff/record.ts';
import {
  findDeskRegistration,
  listDeskRegistrations,
  lockRegistration,
  makeRegistrationDue,
  openEventsOf,
  type StoredDeskRegistration,
} from '#gateway/store/desk-registration-store.ts';
import type { Transaction } from '#gateway/store/store.ts';
import {
  type DeskRegistration,
  REGISTRATION_PAGE_LENGTH,
} from '#shared/contract/staff/desk-registrations.ts';
import { AppError } from '#shared/errors.ts';
import {
  type RegistrationGap,
  type RegistrationState,
  registrationGaps,
} from '#shared/rules/guest-registration.ts';
import { splitFullName } from '#shared/rules/person-name.ts';
import { listOpening } from './list-opening.ts';
import { inRecordedAct } from './recorded-act.ts';
import { toShortName } from './short-names.ts';

const registrationNotFound = () => new AppError('NOT_FOUND', 'the hotel has no such registration');

/** Throws NOT_FOUND for an unknown `after`. */
export function listHotelRegistrations(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  { state, after }: { state: RegistrationState; after?: string | undefined },
): Promise<{ registrations: DeskRegistration[]; next: string | null }> {
  return inRecordedAct(app, actor, async tx => {
    if (after !== undefined && !(await findDeskRegistration(tx, { hotelId, id: after })))
      throw registrationNotFound();
    // One row more than a page shows whether another page follows.
    const rows = await listDeskRegistrations(tx, {
      hotelId,
      state,
      after,
      limit: REGISTRATION_PAGE_LENGTH + 1,
    });
    const shown = rows.slice(0, REGISTRATION_PAGE_LENGTH);
    return {
      result: {
        registrations: await withEvents(tx, shown),
        next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      },
      entry: await listOpening(tx, app, actor, {
        act: 'REGISTRATIONS_OPENED',
        hotelId,
        of: { state, afterId: after ?? null },
        count: shown.length,
      }),
    };
  });
}

/** The gateway sends it within seconds. Throws NOT_FOUND, REGISTRATION_CHANGED. */
export function sendRegistrationAgain(
  app: AppContext,
  actor: Actor,
  hotelId: string,
  id: string,
): Promise<DeskRegistration> {
  return inRecordedAct(app, actor, async tx => {
    if (!(await findDeskRegistration(tx, { hotelId, id }))) throw registrationNotFound();
    await lockRegistration(tx, { hotelId, id });
    const before = await requireRegistration(tx, { hotelId, id });
    const isWaiting = (await openEventsOf(tx, [id])).length > 0;
    if (!isWaiting || !isSendable(before))
      throw new AppError('REGISTRATION_CHANGED', 'there is nothing to send', {
        details: { state: before.state },
      });
    await makeRegistrationDue(tx, id, { restored: restoredState(before), now: app.clock.now() });
    const [result] = await withEvents(tx, [await requireRegistration(tx, { hotelId, id })]);
    if (!result) throw registrationNotFound();
    const { bookingId } = result;
    return {
      result,
      entry: { act: 'REGISTRATION_SENT', hotelId, bookingId, details: { registrationId: id } },
    };
  });
}

const isSendable = ({ state, hasData, guestNumber }: StoredDeskRegistration): boolean =>
  state !== 'INCOMPLETE' && (hasData || guestNumber !== null);

/** Of a refused one: the ministry has the guest and refused an event, or refused the guest. */
function restoredState({ state, guestNumber }: StoredDeskRegistration): 'READY' | 'ACCEPTED' | null {
  if (state !== 'REFUSED') return null;
  return guestNumber === null ? 'READY' : 'ACCEPTED';
}

async function requireRegistration(
  tx: Transaction,
  wanted: { hotelId: string; id: string },
): Promise<StoredDeskRegistration> {
  const found = await findDeskRegistration(tx, wanted);
  if (!found) throw registrationNotFound();
  return found;
}

async function withEvents(
  tx: Transaction,
  rows: readonly StoredDeskRegistration[],
): Promise<DeskRegistration[]> {
  const events = await openEventsOf(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map(row =>
    toRegistration(
      row,
      events.filter(({ registrationId }) => registrationId === row.id),
    ),
  );
}

function toRegistration(
  row: StoredDeskRegistration,
  events: Awaited<ReturnType<typeof openEventsOf>>,
): DeskRegistration {
  const { name, state, reason } = row;
  return {
    id: row.id,
    bookingId: row.bookingId,
    locator: row.locator,
    room: row.room,
    roomGuestId: row.roomGuestId,
    guestName:
      name === null || name === '' ? null : toShortName({ ...splitFullName(name), socialName: null }),
    state,
    reason: state === 'REFUSED' ? reason : null,
    missing: state === 'INCOMPLETE' ? gapsOf(reason) : [],
    waiting: events.map(({ kind }) => kind),
    isCorrectable: isCorrectable(row),
    changedAt: row.updatedAt.toISOString(),
  };
}

/** As the guest's own call has it: while they stay, and until the ministry has the guest. */
const isCorrectable = ({
  state,
  guestNumber,
  hasAccount,
  checkedInAt,
  leftAt,
}: StoredDeskRegistration): boolean =>
  (state === 'INCOMPLETE' || state === 'REFUSED') &&
  guestNumber === null &&
  hasAccount &&
  checkedInAt !== null &&
  leftAt === null;

const gapsOf = (reason: string | null): RegistrationGap[] =>
  registrationGaps.filter(gap => reason?.split(',').includes(gap));
