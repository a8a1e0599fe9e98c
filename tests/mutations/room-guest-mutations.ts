import type { SourceMutation } from './source-mutation.ts';

/** Faults in who may change the guests of a room, what a change loses, and what an invitation opens. */

const PLAN = 'src-gateway/room-guests/guest-plan.ts';
const EDITS = 'src-gateway/room-guests/plan-edits.ts';
const INVITATIONS = 'src-gateway/room-guests/invitations.ts';
const VIEWER = 'src-gateway/bookings/booking-viewer.ts';
const GUESTS = 'tests/gateway/room-guests.test.ts';
const ANSWERS = 'tests/gateway/room-invitations.test.ts';
const RIGHTS = 'tests/gateway/room-guest-rights.test.ts';
const DRAFTS = 'tests/gateway/room-drafts.test.ts';
const RESENDS = 'tests/gateway/invitation-resend.test.ts';
const RULES = 'src-shared/rules/room-guests.ts';

export const roomGuestMutations: SourceMutation[] = [
  {
    name: 'every guest of a booking changes its rooms',
    file: PLAN,
    edits: [{ find: 'if (!isMainGuestOf(view, room, viewer))', put: 'if (!mayView(view, viewer))' }],
    testFile: RIGHTS,
    test: 'not by an additional guest, invited or accepted',
  },
  {
    name: 'the later of two devices overwrites a guest',
    file: EDITS,
    edits: [{ find: 'before.version !== edit.version', put: 'before.version < 0' }],
    testFile: DRAFTS,
    test: 'editing one guest: one of them is told that it was changed',
  },
  {
    name: 'a room takes one adult too many',
    file: RULES,
    edits: [{ find: 'guests.length - minors > maxAdults', put: 'guests.length - minors > maxAdults + 1' }],
    testFile: DRAFTS,
    test: 'fill a room for two with one companion of twenty',
  },
  {
    name: 'a main guest is removed without a successor',
    file: EDITS,
    edits: [
      {
        find: '!needsNewMainGuest(removed, others) && (!isHolder || isMainLeft)',
        put: '!isHolder || isMainLeft || others.length >= 0',
      },
    ],
    testFile: GUESTS,
    test: 'of the main guest needs a new one who is an adult of the room',
  },
  {
    name: 'an unverified e-mail accepts an invitation',
    file: INVITATIONS,
    edits: [{ find: 'const { email } = await viewerOf(', put: 'const { email } = await currentGuest(' }],
    testFile: ANSWERS,
    test: 'is answered by a verified e-mail alone',
  },
  {
    name: 'the code before a resend goes on opening the invitation',
    file: 'src-gateway/room-guests/invitation-mail.ts',
    edits: [
      {
        find: 'invitationCodeHash: hashOfToken(code),',
        put: 'invitationCodeHash: guest.invitationCodeHash ?? hashOfToken(code),',
      },
    ],
    testFile: ANSWERS,
    test: 'is one response, to the letter, once it is answered, replaced or taken back',
  },
  {
    name: 'an invitation outlives its booking',
    file: VIEWER,
    edits: [
      {
        find: 'return isJoinable(booking, now) &&',
        put: "return (isJoinable(booking, now) || booking.status !== 'PENDING') &&",
      },
    ],
    testFile: ANSWERS,
    test: 'and its answers are not found once the booking is CANCELED',
  },
  {
    name: 'a room takes one minor too many',
    file: RULES,
    edits: [{ find: 'return minors > maxMinors ?', put: 'return minors > maxMinors + 1 ?' }],
    testFile: GUESTS,
    test: 'ends at the adults and at the minors of the room',
  },
  {
    name: 'an adolescent of the booking leaves no place for an adult',
    file: RULES,
    edits: [{ find: " + (amountOf('ADOL') ?? 0)", put: '' }],
    testFile: GUESTS,
    test: 'counts an adolescent of the booking as an adult',
  },
  {
    name: 'a child of twelve counts as a child',
    file: 'src-gateway/bookings/room-state.ts',
    edits: [{ find: 'age >= ADOLESCENT_AGE', put: 'age > ADOLESCENT_AGE' }],
    testFile: 'tests/gateway/booking-flags.test.ts',
    test: 'counts a child from 12 years on as an adolescent',
  },
  {
    name: 'a minor becomes the main guest by a removal',
    file: EDITS,
    edits: [{ find: 'if (heir.isMinor) throw withoutMainGuest(room);', put: '' }],
    testFile: GUESTS,
    test: 'of the main guest needs a new one who is an adult of the room',
  },
  {
    name: 'guests are changed who have come',
    file: 'src-gateway/bookings/guest-changes.ts',
    edits: [{ find: "circumstances.view.booking.status !== 'IN_PROGRESS' && ", put: '' }],
    testFile: RIGHTS,
    test: 'only by adding to the other rooms while the booking is in progress',
  },
  {
    name: 'a draft takes back what has changed since it was begun',
    file: 'src-gateway/room-guests/change-guests.ts',
    edits: [{ find: 'version !== current.view.booking.version', put: 'version < 0' }],
    testFile: DRAFTS,
    test: 'of an older booking is rejected with nothing written',
  },
  {
    name: 'a companion sees the e-mails of the others',
    file: 'src-gateway/bookings/guest-view.ts',
    edits: [{ find: 'isInCharge || isViewer(guest, viewer) ? guest.email : null', put: 'guest.email' }],
    testFile: RIGHTS,
    test: 'sees no e-mail but their own',
  },
  {
    name: 'an invitation to a stay that is over waits for an answer',
    file: VIEWER,
    edits: [
      {
        find: 'isViewer(guest, viewer) && isInvitationOpen({ guest, room, booking }, now)',
        put: "isViewer(guest, viewer) && guest.invitation === 'PENDING'",
      },
    ],
    testFile: ANSWERS,
    test: 'is good until the stay ends, and as long as its room is in the booking',
  },
  {
    name: 'an invitation is open after the stay',
    file: 'src-gateway/store/booking-view-store.ts',
    edits: [{ find: '&& booking.endsAt > now', put: '' }],
    testFile: ANSWERS,
    test: 'is good until the stay ends, and as long as its room is in the booking',
  },
  {
    name: 'an invitation is open to a room that was given up',
    file: VIEWER,
    edits: [{ find: '&& room.leftAt === null', put: '' }],
    testFile: ANSWERS,
    test: 'is good until the stay ends, and as long as its room is in the booking',
  },
  {
    name: 'an invitation is sent again without end',
    file: INVITATIONS,
    edits: [{ find: 'await rateLimits.invitationResend(', put: 'void (' }],
    testFile: RESENDS,
    test: 'is possible three times an hour',
  },
  {
    name: 'any guest of a booking learns who is invited to its rooms',
    file: INVITATIONS,
    edits: [{ find: '|| !isMainGuestOf(view, room, viewer)) throw notFound()', put: ') throw notFound()' }],
    testFile: RESENDS,
    test: 'is for whoever answers for the room, and tells nobody else who stays there',
  },
  {
    name: 'codes of invitations are tried without end',
    file: INVITATIONS,
    edits: [{ find: 'await app.rateLimits.code(limitKey);', put: '' }],
    testFile: RESENDS,
    test: 'codes that are unknown are tried a while',
  },
];
