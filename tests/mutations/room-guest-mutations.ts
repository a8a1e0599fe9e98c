import type { SourceMutation } from './source-mutation.ts';

/** Faults in who may change the guests of a room, what a change loses, and what an invitation opens. */

const PLAN = 'src-gateway/room-guests/guest-plan.ts';
const EDITS = 'src-gateway/room-guests/plan-edits.ts';
const INVITATIONS = 'src-gateway/room-guests/invitations.ts';
const GUESTS = 'tests/gateway/room-guests.test.ts';
const ANSWERS = 'tests/gateway/room-invitations.test.ts';
const RIGHTS = 'tests/gateway/room-guest-rights.test.ts';
const DRAFTS = 'tests/gateway/room-drafts.test.ts';

export const roomGuestMutations: SourceMutation[] = [
  {
    name: 'every guest of a booking changes its rooms',
    file: PLAN,
    edits: [{ find: 'if (!isMainGuestOf(view, room, viewer))', put: 'if (!mayView(view, viewer))' }],
    testFile: RIGHTS,
    test: 'not by an additional guest, whether invited or accepted',
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
    file: 'src-shared/rules/room-guests.ts',
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
    file: INVITATIONS,
    edits: [
      {
        find: 'return isStanding && guest',
        put: "return (isStanding || booking.status !== 'PENDING') && guest",
      },
    ],
    testFile: ANSWERS,
    test: 'and its answers are not found once the booking is CANCELED',
  },
];
