import { mutationsOf } from './source-mutation.ts';

export const roomGuestMutations = [
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/guest-plan.ts',
    'tests/gateway/room-guest-rights.test.ts',
    {
      'every guest of a booking changes its rooms': {
        seenBy: 'not by an additional guest, invited or accepted',
        'if (!isMainGuestOf(view, room, viewer))': 'if (!mayView(view, viewer))',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/plan-edits.ts',
    'tests/gateway/room-drafts.test.ts',
    {
      'the later of two devices overwrites a guest': {
        seenBy: 'editing one guest: one of them sees that it was changed',
        'before.version !== edit.version': 'before.version < 0',
      },
    },
  ),
  ...mutationsOf('src-shared/rules/room-guests.ts', 'tests/gateway/room-drafts.test.ts', {
    'a room takes one adult too many': {
      seenBy: 'fill a room for two with one companion of twenty',
      'guests.length - minors > maxAdults': 'guests.length - minors > maxAdults + 1',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/plan-edits.ts',
    'tests/gateway/room-guests.test.ts',
    {
      'a main guest is removed without a successor': {
        seenBy: 'of the main guest needs a new one who is an adult of the room',
        '!needsNewMainGuest(removed, others) && (!isHolder || isMainLeft)':
          '!isHolder || isMainLeft || others.length >= 0',
      },
      'a minor becomes the main guest by a removal': {
        seenBy: 'of the main guest needs a new one who is an adult of the room',
        'if (heir.isMinor) throw withoutMainGuest(room);': '',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/invitations.ts',
    'tests/gateway/room-invitations.test.ts',
    {
      'an unverified e-mail accepts an invitation': {
        seenBy: 'is answered by a verified e-mail alone',
        'const { email } = await findViewer(': 'const { email } = await currentGuest(',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/invitation-mail.ts',
    'tests/gateway/room-invitations.test.ts',
    {
      'the code before a resend goes on opening the invitation': {
        seenBy: 'is one response, to the letter, once it is answered, replaced or taken back',
        'code === null ? null : hashOfToken(code),':
          'code === null ? null : (guest.invitationCodeHash ?? hashOfToken(code)),',
      },
    },
  ),
  ...mutationsOf(
    'src-gateway/domain/booking/view/booking-viewer.ts',
    'tests/gateway/room-invitations.test.ts',
    {
      'an invitation outlives its booking': {
        seenBy: 'and its answers are not found once the booking is CANCELED',
        'return isJoinable(booking, now) &&':
          "return (isJoinable(booking, now) || booking.status !== 'PENDING') &&",
      },
      'an invitation to a stay that is over waits for an answer': {
        seenBy: 'is good until the stay ends, and as long as its room is in the booking',
        'isViewer(guest, viewer) && isInvitationOpen({ guest, room, booking }, now)':
          "isViewer(guest, viewer) && guest.invitation === 'PENDING'",
      },
      'an invitation is open to a room that was given up': {
        seenBy: 'is good until the stay ends, and as long as its room is in the booking',
        '&& room.leftAt === null': '',
      },
    },
  ),
  ...mutationsOf('src-shared/rules/room-guests.ts', 'tests/gateway/room-guests.test.ts', {
    'a room takes one minor too many': {
      seenBy: 'ends at the adults and at the minors of the room',
      'return minors > maxMinors ?': 'return minors > maxMinors + 1 ?',
    },
    'an adolescent of the booking leaves no place for an adult': {
      seenBy: 'counts an adolescent of the booking as an adult',
      " + (amountOf('ADOL') ?? 0)": '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', 'tests/gateway/booking-flags.test.ts', {
    'a child of twelve counts as a child': {
      seenBy: 'counts a child from 12 years on as an adolescent',
      'age >= ADOLESCENT_AGE': 'age > ADOLESCENT_AGE',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/view/room-state.ts', 'tests/gateway/room-guest-rights.test.ts', {
    'guests are changed who have come': {
      seenBy: 'only by adding to the other rooms while the booking is in progress',
      "circumstances.view.booking.status !== 'IN_PROGRESS' && ": '',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/change-guests.ts',
    'tests/gateway/room-drafts.test.ts',
    {
      'a draft takes back what has changed since it was begun': {
        seenBy: 'of an older booking is rejected with nothing written',
        'version !== current.view.booking.version': 'version < 0',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/booking/view/guest-view.ts', 'tests/gateway/room-guest-rights.test.ts', {
    'a companion sees the e-mails of the others': {
      seenBy: 'sees no e-mail but their own',
      'isInCharge || isViewer(guest, viewer) ? guest.email : null': 'guest.email',
    },
  }),
  ...mutationsOf('src-gateway/store/booking-view-store.ts', 'tests/gateway/room-invitations.test.ts', {
    'an invitation is open after the stay': {
      seenBy: 'is good until the stay ends, and as long as its room is in the booking',
      '&& booking.endsAt > now': '',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/booking/room-guests/invitations.ts',
    'tests/gateway/invitation-resend.test.ts',
    {
      'an invitation is sent again without end': {
        seenBy: 'is possible three times an hour',
        'await rateLimits.resendsPerInvitation(': 'void (',
      },
      'any guest of a booking learns who is invited to its rooms': {
        seenBy: 'is for the guest responsible for the room, and shows nobody else who stays there',
        '|| !isMainGuestOf(view, room, viewer)) throw notFound()': ') throw notFound()',
      },
      'codes of invitations are tried without end': {
        seenBy: 'codes that are unknown are tried a while',
        'await app.rateLimits.codesPerClient(limitKey);': '',
      },
    },
  ),
];
