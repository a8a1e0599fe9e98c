import { mutationsOf } from './source-mutation.ts';

export const bookingScreenMutations = [
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-management/queries.ts',
    'tests/renderer/cancel-rejection.test.ts',
    {
      'a guest who agreed to one outcome of canceling has agreed to every other': {
        seenBy: 'is the outcome that was shown, and no other',
        'agreed.creditValue === shown.creditValue': 'shown.creditValue >= 0',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/guest-booking/act-flow.ts',
    'tests/renderer/act-flow.test.ts',
    {
      'changed figures are taken for a rejection and not shown': {
        seenBy: 'other figures are shown in place of those that were sent',
        "if (failure.code === 'OUTCOME_CHANGED')": "if (failure.code === '')",
      },
      'a second press sends an act again while it runs': {
        seenBy: 'a second press while it runs sends nothing',
        "if (step === 'acting' || step === 'done') return;": "if (step === 'done') return;",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/additional-hours/means.ts',
    'tests/renderer/hours-purchase.test.ts',
    {
      'credits pay a part of additional hours': {
        seenBy: 'credits pay all of it or nothing',
        'balance !== undefined && balance >= total': 'balance !== undefined && balance > 0',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/additional-hours/run-purchase.ts',
    'tests/renderer/hours-purchase.test.ts',
    {
      'an order of hours whose response was lost is sent again': {
        seenBy: 'after a lost response the order is polled and never sent again',
        'if (before.intent?.isSent) return await resumePurchase(ports);': '',
        'await pollResult(ports, started.intent.key, failure.code);': 'await runPurchase(ports, order);',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-list/booking-pages.ts',
    'tests/renderer/booking-list.test.ts',
    {
      'a page of bookings that is just full offers another': {
        seenBy: 'offers no further page after one that is just full',
        'fetched.length > PAGE_LENGTH': 'fetched.length >= PAGE_LENGTH',
      },
      'a stay in progress can be taken off the list': {
        seenBy: 'takes off no booking whose guests stay',
        "new Set(['IN_PROGRESS', 'PROCESSING'])": "new Set(['PROCESSING'])",
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/shared/guest-booking/room-access.ts',
    'tests/renderer/booking-details.test.ts',
    {
      'a door code shows while the door does not open': {
        seenBy: 'is its code only where the door opens',
        'if (room.room?.isDoorOpeningAllowed)': 'if (lockDoorCode !== null)',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/stay/stay-card/stay-card.ts',
    'tests/renderer/stay-card.test.ts',
    {
      'a door code stays on the stay card after the departure': {
        seenBy: 'is until the departure',
        'if (hasLeft(card) || card.rooms.every(hasLeft)) return null;': '',
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/host/profile.ts', 'tests/renderer/stay-card.test.ts', {
    'a lobby’s tablet stores the stay card of its guests': {
      seenBy: 'only a guest’s own browser works offline',
      'worksOffline: !isLobby': 'worksOffline: true',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-details/booking-links.ts',
    'tests/renderer/booking-details.test.ts',
    {
      'whoever has an invitation to answer manages the booking': {
        seenBy: 'are closed to whoever has an invitation to answer',
        'if (booking.isInvitationPending) return { checkIn: false, checkOut: false, manage: false, guests: false };':
          '',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/booking-details/values-lines.ts',
    'tests/renderer/booking-details.test.ts',
    {
      'credits are left out of what was paid': {
        seenBy: 'adds up to the cent, whatever its parts',
        "...line('credits', values.credits),": '',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/early-departure/departure.ts',
    'tests/renderer/departure.test.ts',
    {
      'a guest who agreed to one return of leaving has agreed to every other': {
        seenBy: 'who agreed to one figure has not agreed to another',
        'agreed.new_credit === shown.new_credit': 'shown.new_credit >= 0',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/booking/additional-hours/purchase.ts',
    'tests/renderer/hours-purchase.test.ts',
    {
      'a changed order of hours keeps its key': {
        seenBy: 'a retry of the same order keeps its key, and a changed one gets a new key',
        'intent?.order === text ? intent.key': 'intent ? intent.key',
      },
    },
  ),
  ...mutationsOf('src-renderer/platform/gateway/lost-response.ts', 'tests/renderer/hours-purchase.test.ts', {
    'an attempt that the gateway does not know counts as failed': {
      seenBy: 'an order that never arrived may be sent again under its key',
      "if (toAppError(error).code === 'ATTEMPT_NOT_FOUND') return 'nothing';": '',
    },
  }),
  ...mutationsOf(
    'src-renderer/guest/features/booking/room-invitation/invitation-view.ts',
    'tests/renderer/room-invitation.test.ts',
    {
      'the page of an invitation shows the whole address': {
        seenBy: 'an address of somebody else is shown by its first letter and its provider',
        '`${first}•••${email.slice(at)}`': 'email.slice(0, at) + email.slice(at)',
      },
    },
  ),
];
