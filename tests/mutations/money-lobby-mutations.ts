import type { SourceMutation } from './source-mutation.ts';

const KIOSK_IDLE_TEST = 'tests/renderer/kiosk-idle.test.ts';

/** Faults of Pix in the lobby: the reset that waits for a code, and what is said to a walk-in. */
export const moneyLobbyMutations: SourceMutation[] = [
  {
    name: 'the reset does not wait for an open code',
    file: 'src-renderer/features/session/idle.ts',
    edits: [{ find: 'Math.max(state.lastActivity, codeEnd - times.warningMs)', put: 'state.lastActivity' }],
    testFile: KIOSK_IDLE_TEST,
    test: 'the reset waits for an open Pix code until its end, then counts down and comes',
  },
  {
    name: 'a guest who walked away from a code is waited for as long as any other',
    file: 'src-renderer/features/kiosk/kiosk-idle.ts',
    edits: [{ find: 'signedIn && !isFinished && !isAtPix', put: 'signedIn && !isFinished' }],
    testFile: KIOSK_IDLE_TEST,
    test: 'a signed-in guest at a Pix payment gets the short countdown',
  },
  {
    name: 'the main process ends a guest whose code is open',
    file: 'src-renderer/app/report-guest.ts',
    edits: [{ find: 'Math.max(lastActivity, openCodeEnd())', put: 'lastActivity' }],
    testFile: 'tests/renderer/report-guest.test.ts',
    test: 'an open Pix code counts as its guest’s presence, and no longer than it lives',
  },
  {
    name: 'a code that has left the screen goes on holding the reset',
    file: 'src-renderer/state/open-code.ts',
    edits: [{ find: 'end = Math.min(end, Date.now());', put: '' }],
    testFile: 'tests/renderer/report-guest.test.ts',
    test: 'an open Pix code counts as its guest’s presence, and no longer than it lives',
  },
  {
    name: 'a walk-in is told that the room is lost with its code',
    file: 'src-gateway/pix/pix-view.ts',
    edits: [{ find: "return booking.status === 'PENDING' || (", put: 'return false && (' }],
    testFile: 'tests/gateway/pix-parts.test.ts',
    test: 'waits again when its code has expired, and is paid by card or by a late Pix, once',
  },
];
