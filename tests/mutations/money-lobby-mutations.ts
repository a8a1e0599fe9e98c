import { mutationsOf } from './source-mutation.ts';

export const moneyLobbyMutations = [
  ...mutationsOf('src-renderer/guest/features/shared/session/idle.ts', 'tests/renderer/kiosk-idle.test.ts', {
    'the reset does not wait for an open code': {
      seenBy: 'the reset waits for an open Pix code until its end, then counts down and comes',
      'Math.max(codeEnd, outcomeEnd) - times.warningMs': 'outcomeEnd - times.warningMs',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/device/kiosk/kiosk-idle.ts',
    'tests/renderer/kiosk-idle.test.ts',
    {
      'a guest who walked away from a code is waited for as long as any other': {
        seenBy: 'a signed-in guest at a Pix payment gets the short countdown',
        'signedIn && !isFinished && !isAtPix': 'signedIn && !isFinished',
      },
    },
  ),
  ...mutationsOf('src-renderer/guest/app/report-guest.ts', 'tests/renderer/report-guest.test.ts', {
    'the main process ends a guest whose code is open': {
      seenBy: 'an open Pix code counts as its guest’s presence, and no longer than it lives',
      'Math.max(lastActivity, openCodeEnd())': 'lastActivity',
    },
  }),
  ...mutationsOf('src-renderer/platform/state/open-code.ts', 'tests/renderer/report-guest.test.ts', {
    'a code that has left the screen goes on holding the reset': {
      seenBy: 'an open Pix code counts as its guest’s presence, and no longer than it lives',
      'end = Math.min(end, Date.now());': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/payment/pix/pix-view.ts', 'tests/gateway/pix-parts.test.ts', {
    'a walk-in is warned that the room is lost with its code': {
      seenBy: 'waits again when its code has expired, and is paid by card or by a late Pix, once',
      "return booking.status === 'PENDING' || (": 'return false && (',
    },
  }),
];
