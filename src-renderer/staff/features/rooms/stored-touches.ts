import * as z from 'zod/mini';
import { createEmitter } from '#renderer/platform/state/emitter.ts';
import { currentSession, onSession } from '../shared/session/session-state.ts';
import { type RoomTouch, roomTouch } from './touches.ts';

const STORED = 'pernoite.staff.touches';

/** Ids and conditions only: nothing of a guest is stored on a phone. */
const storedTouches = z.object({ staffId: z.string(), touches: z.array(roomTouch) });

let touches: readonly RoomTouch[] | null = null;
const changes = createEmitter();

export const onTouches = changes.subscribe;

/** What the signed-in person touched and the gateway has not yet; it outlives a reload, and not a sign-out. */
export function unsentTouches(): readonly RoomTouch[] {
  touches ??= read(currentSession()?.staffId);
  return touches;
}

export function storeTouches(next: readonly RoomTouch[]): void {
  touches = next;
  const staffId = currentSession()?.staffId;
  try {
    if (staffId === undefined || next.length === 0) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, JSON.stringify({ staffId, touches: next }));
  } catch {
    // Then they last as long as the page.
  }
  changes.notify();
}

function read(staffId: string | undefined): readonly RoomTouch[] {
  try {
    const stored = storedTouches.safeParse(JSON.parse(localStorage.getItem(STORED) ?? 'null')).data;
    return stored && stored.staffId === staffId ? stored.touches : [];
  } catch {
    return [];
  }
}

// A session that ended by itself may be opened again by the same person; whoever signs out, or takes over, leaves nothing.
onSession((next, before) => {
  const leaves = next.status === 'signedOut' && next.why === 'signedOut';
  const isOther =
    next.status === 'signedIn' &&
    before.status === 'signedIn' &&
    next.session.staffId !== before.session.staffId;
  if (leaves || isOther) storeTouches([]);
  else if (next.status === 'signedIn' && before.status !== 'signedIn') {
    touches = null;
    changes.notify();
  }
});
