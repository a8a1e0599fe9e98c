import { mutationsOf } from './source-mutation.ts';

const INVITATIONS = 'tests/gateway/room-invitations.test.ts';
const RESENDS = 'tests/gateway/invitation-resend.test.ts';
const LIMITS = 'tests/gateway/usage-limits.test.ts';

const invitationMutations = [
  ...mutationsOf('src-gateway/domain/booking/room-guests/invitation-mail.ts', INVITATIONS, {
    'whoever made an account under any address invites strangers': {
      seenBy: 'waits until the inviter’s e-mail is verified, with the place reserved',
      "isVerified && (status === 'CONFIRMED' || status === 'IN_PROGRESS')":
        "status === 'CONFIRMED' || status === 'IN_PROGRESS'",
    },
    'an unpaid booking invites strangers': {
      seenBy: 'waits until the booking is paid, and is never sent for one that was canceled',
      "isVerified && (status === 'CONFIRMED' || status === 'IN_PROGRESS')":
        "isVerified && status !== 'CANCELED'",
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/room-guests/waiting-invitations.ts', INVITATIONS, {
    'every gateway sends a waiting invitation': {
      seenBy: 'and then goes out by itself once',
      'guest.invitationCodeHash !== null || guest.invitedBy': 'guest.invitedBy',
    },
  }),
  ...mutationsOf('src-gateway/platform/rate-limits.ts', RESENDS, {
    'a stranger is invited as often as a guest': {
      seenBy: 'an address that nobody has verified gets fewer',
      'if (!isVerified) await single.': 'if (isVerified) await single.',
    },
    'each account of one network has invitations of its own': {
      seenBy: 'many accounts at one network share a limit',
      'await single.invitationsPerClient(inviter.clientKey);': '',
    },
  }),
];

const mailMutations = [
  ...mutationsOf('src-gateway/mail/mailer.ts', 'tests/gateway/mail.test.ts', {
    'a stranger gets any number of e-mails a day': {
      seenBy: 'an address that nobody has verified gets six e-mails a day of all kinds',
      '      if (giveShareBack === null) {': '      if (giveShareBack === null && stopping) {',
    },
    'links of e-mails that were given up stay in the database': {
      seenBy: 'an e-mail that is given up leaves no one-use link behind',
      'if (!retainSent) await blankAbandoned': 'if (retainSent) await blankAbandoned',
    },
  }),
  ...mutationsOf('src-gateway/mail/smtp-options.ts', 'tests/gateway/mail.test.ts', {
    'e-mails leave in plain text where a server offers no TLS': {
      seenBy: 'an e-mail leaves by TLS alone, except on this machine',
      "if (url.protocol === 'smtp:' &&": "if (url.protocol === 'none:' &&",
    },
  }),
  ...mutationsOf('src-gateway/domain/guest/auth/auth.ts', 'tests/gateway/auth.test.ts', {
    'a stranger’s click verifies an account': {
      seenBy: 'a verification code counts for the guest who is signed in to its account',
      'found.guestId !== guestId)': 'found.guestId === null)',
    },
  }),
];

const usageMutations = [
  ...mutationsOf('src-gateway/platform/client-network.ts', 'tests/gateway/rate-limits.test.ts', {
    'every made-up address is a caller of its own': {
      seenBy: 'whatever is no address is one caller',
      'return NO_ADDRESS;': 'return address;',
    },
    'every connection of a caller is a caller of its own': {
      seenBy: 'an address with the port of a connection is one caller',
      'withoutPort(address.trim())': 'address.trim()',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/create-booking.ts', LIMITS, {
    'a guest orders without end': {
      seenBy: 'a guest orders a number of bookings an hour, rejected ones included',
      'await app.rateLimits.ordersPerGuest(request.payer.guestId);': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/booking/order/rejected-attempts.ts', LIMITS, {
    'rejected orders stay for ever': {
      seenBy: 'rejected orders are forgotten after a week',
      'const RETAINED_MS = 7 *': 'const RETAINED_MS = 7_000 *',
    },
  }),
  ...mutationsOf('src-gateway/server/calls/guest/personal-info.ts', LIMITS, {
    'a guest saves without end': {
      seenBy: 'personal data are saved a number of times an hour',
      'await context.app.rateLimits.savesPerGuest(guestId);': '',
    },
  }),
  ...mutationsOf('src-gateway/server/calls/guest/hotels.ts', LIMITS, {
    'a network searches without end': {
      seenBy: 'searches of one network are counted together',
      'await context.app.rateLimits.searchesPerClient(toLimitKey(context));': '',
    },
  }),
  ...mutationsOf('src-gateway/server/calls/guest/analytics.ts', LIMITS, {
    'anybody stores events without end': {
      seenBy: 'events of one network are counted together',
      'await rateLimits.eventsPerClient(toLimitKey(context));': '',
    },
  }),
  ...mutationsOf('src-gateway/server/http/json-body.ts', LIMITS, {
    'a text turns what follows it around': {
      seenBy: 'is stored nowhere',
      'if (hasBidiControl(value))': 'if (hasBidiControl(value) && depth < 0)',
    },
  }),
  ...mutationsOf('src-gateway/server/frame-pages/frame-port.ts', 'tests/gateway/card-page.test.ts', {
    'any program on a guest’s machine may show the card page': {
      seenBy: 'the page is there in production',
      'production ? []': '!config ? []',
    },
  }),
];

const pageMutations = [
  ...mutationsOf(
    'src-renderer/guest/features/account/email-verification/link-step.ts',
    'tests/renderer/verification-link.test.ts',
    {
      'a link is used in the browser of anybody who is signed in': {
        seenBy: 'a verification link counts in the browser of its account',
        'session.guest.email.toLowerCase() === email.toLowerCase()': 'email !== null',
      },
    },
  ),
  ...mutationsOf(
    'src-renderer/guest/features/stay/home/tour-storage.ts',
    'tests/renderer/tour-storage.test.ts',
    {
      'a guest’s id stays in the browser': {
        seenBy: 'that a guest saw the tour is remembered for this guest alone',
        "return `${PREFIX}${digits.join('')}`;": 'return `${PREFIX}${uid}`;',
      },
    },
  ),
];

export const emailGuardMutations = [
  ...invitationMutations,
  ...mailMutations,
  ...usageMutations,
  ...pageMutations,
];
