import type { SourceMutation } from './source-mutation.ts';

/** Faults in the pages of a guest's bookings: lists, details, canceling, leaving early and additional hours. */

const BOOKING_PAGES = 'src-renderer/features/booking-list/booking-pages.ts';
const ACT_FLOW = 'src-renderer/features/guest-booking/act-flow.ts';
const HOURS = 'tests/renderer/hours-purchase.test.ts';

export const bookingScreenMutations: SourceMutation[] = [
  {
    name: 'a guest who agreed to one outcome of canceling has agreed to every other',
    file: 'src-renderer/features/booking-management/estimate-figures.ts',
    edits: [{ find: 'agreed.creditValue === shown.creditValue', put: 'shown.creditValue >= 0' }],
    testFile: 'tests/renderer/cancel-refusal.test.ts',
    test: 'is the outcome that was shown, and no other',
  },
  {
    name: 'changed figures are taken for a refusal and not shown',
    file: ACT_FLOW,
    edits: [{ find: "if (failure.code === 'OUTCOME_CHANGED')", put: "if (failure.code === '')" }],
    testFile: 'tests/renderer/act-flow.test.ts',
    test: 'other figures are shown in place of those that were sent',
  },
  {
    name: 'a second press sends an act again while it runs',
    file: ACT_FLOW,
    edits: [
      { find: "if (step === 'acting' || step === 'done') return;", put: "if (step === 'done') return;" },
    ],
    testFile: 'tests/renderer/act-flow.test.ts',
    test: 'a second press while it runs sends nothing',
  },
  {
    name: 'credits pay a part of additional hours',
    file: 'src-renderer/features/additional-hours/means.ts',
    edits: [
      { find: 'balance !== undefined && balance >= total', put: 'balance !== undefined && balance > 0' },
    ],
    testFile: HOURS,
    test: 'credits pay all of it or nothing',
  },
  {
    name: 'an order of hours whose response was lost is sent again',
    file: 'src-renderer/features/additional-hours/run-purchase.ts',
    edits: [
      {
        find: 'if (before.intent?.isSent) return await resumePurchase(ports);',
        put: '',
      },
      {
        find: 'await ask(ports, started.intent.key, failure.code);',
        put: 'await runPurchase(ports, order);',
      },
    ],
    testFile: HOURS,
    test: 'after a lost response the order is looked up and never sent again',
  },
  {
    name: 'a page of bookings that is just full offers another',
    file: BOOKING_PAGES,
    edits: [{ find: 'fetched.length > PAGE_LENGTH', put: 'fetched.length >= PAGE_LENGTH' }],
    testFile: 'tests/renderer/booking-list.test.ts',
    test: 'offers no further page after one that is just full',
  },
  {
    name: 'a stay under way can be taken off the list',
    file: BOOKING_PAGES,
    edits: [{ find: "new Set(['IN_PROGRESS', 'PROCESSING'])", put: "new Set(['PROCESSING'])" }],
    testFile: 'tests/renderer/booking-list.test.ts',
    test: 'takes off no booking whose guests stay',
  },
  {
    name: 'a door code shows while the door does not open',
    file: 'src-renderer/features/guest-booking/room-access.ts',
    edits: [{ find: 'if (room.room?.isDoorOpeningAllowed)', put: 'if (lockDoorCode !== null)' }],
    testFile: 'tests/renderer/booking-details.test.ts',
    test: 'is its code only where the door opens',
  },
  {
    name: 'a door code stays on the stay card after the departure',
    file: 'src-renderer/features/stay-card/stay-card.ts',
    edits: [{ find: 'if (hasLeft(card) || card.rooms.every(hasLeft)) return null;', put: '' }],
    testFile: 'tests/renderer/stay-card.test.ts',
    test: 'is until the departure',
  },
  {
    name: 'a lobby’s tablet stores the stay card of its guests',
    file: 'src-renderer/host/profile.ts',
    edits: [{ find: 'worksOffline: !isLobby', put: 'worksOffline: true' }],
    testFile: 'tests/renderer/stay-card.test.ts',
    test: 'only a guest’s own browser works offline',
  },
  {
    name: 'whoever has an invitation to answer manages the booking',
    file: 'src-renderer/features/booking-details/booking-ways.ts',
    edits: [
      {
        find: 'if (booking.isInvitationPending) return { checkIn: false, checkOut: false, manage: false, guests: false };',
        put: '',
      },
    ],
    testFile: 'tests/renderer/booking-details.test.ts',
    test: 'are closed to whoever has an invitation to answer',
  },
  {
    name: 'credits are left out of what was paid',
    file: 'src-renderer/features/booking-details/values-lines.ts',
    edits: [{ find: "...line('credits', values.credits),", put: '' }],
    testFile: 'tests/renderer/booking-details.test.ts',
    test: 'adds up to the cent, whatever its parts',
  },
  {
    name: 'a guest who agreed to one return of leaving has agreed to every other',
    file: 'src-renderer/features/early-departure/departure.ts',
    edits: [{ find: 'agreed.new_credit === shown.new_credit', put: 'shown.new_credit >= 0' }],
    testFile: 'tests/renderer/departure.test.ts',
    test: 'who agreed to one figure has not agreed to another',
  },
  {
    name: 'a changed order of hours keeps its key',
    file: 'src-renderer/features/additional-hours/purchase.ts',
    edits: [{ find: 'intent?.order === text ? intent.key', put: 'intent ? intent.key' }],
    testFile: HOURS,
    test: 'a retry of the same order keeps its key, and a changed one gets a new key',
  },
  {
    name: 'an attempt that the gateway does not know counts as failed',
    file: 'src-renderer/gateway/lost-response.ts',
    edits: [
      {
        find: "if (toAppError(error).code === 'ATTEMPT_NOT_FOUND') return 'nothing';",
        put: '',
      },
    ],
    testFile: HOURS,
    test: 'an order that never arrived may be sent again under its key',
  },
  {
    name: 'the page of an invitation shows the whole address',
    file: 'src-renderer/features/room-invitation/mask-email.ts',
    edits: [{ find: '`${first}•••${email.slice(at)}`', put: 'email.slice(0, at) + email.slice(at)' }],
    testFile: 'tests/renderer/room-invitation.test.ts',
    test: 'an address of somebody else is shown by its first letter and its provider',
  },
];
