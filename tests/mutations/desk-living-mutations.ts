import { mutationsOf } from './source-mutation.ts';

export const deskLivingMutations = [
  ...mutationsOf('src-gateway/domain/desk/registration-cards.ts', 'tests/gateway/desk-print.test.ts', {
    'desk: a minor signs a registration card': {
      seenBy: 'each adult of a booking has a registration card',
      ' && !guest.isMinor && ': ' && ',
    },
  }),
  ...mutationsOf('src-gateway/store/shift-note-store.ts', 'tests/gateway/desk-notes.test.ts', {
    'desk: a note that a colleague has done is done again': {
      seenBy: 'is done by a colleague, who is named, and can be opened again',
      'done === null ? isNotNull(shiftNotes.doneAt) : isNull(shiftNotes.doneAt),': 'undefined,',
    },
    'desk: a note is about another hotel’s booking': {
      seenBy: 'is not about another hotel’s room or booking',
      'and(eq(bookings.hotelId, hotelId), eq(bookings.locator, wanted))': 'eq(bookings.locator, wanted)',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/print-day.ts', 'tests/gateway/desk-notes.test.ts', {
    'desk: the paper of the day lacks the open notes': {
      seenBy: 'stands on the paper of the day while it is open',
      'await openNotesOf(tx, { hotelId, timeZone: hotel.timeZone })': '[]',
    },
  }),
  ...mutationsOf('src-renderer/staff/features/notes/due-text.ts', 'tests/renderer/staff-notes.test.ts', {
    'staff: a note that was done is overdue': {
      seenBy: 'a note is overdue from its hour on until it is done',
      'due !== null && doneAt === null &&': 'due !== null &&',
    },
  }),
  ...mutationsOf('src-gateway/store/desk-visitor-store.ts', 'tests/gateway/desk-visitors.test.ts', {
    'desk: a visitor is let in on another day': {
      seenBy: 'is let in on the day alone and until the end of the visit',
      'eq(visitors.visitDate, day), gt(visitors.endsAt, now)': 'gt(visitors.endsAt, now)',
    },
    'desk: a visitor arrives twice': {
      seenBy: 'takes each step once at two desks',
      'arrive: { from: isNull(visitors.arrivedAt),': 'arrive: { from: undefined,',
    },
  }),
  ...mutationsOf('src-gateway/store/desk-attention-store.ts', 'tests/gateway/desk-visitors.test.ts', {
    'desk: nobody is told of a visitor whose time has passed': {
      seenBy: 'whose time has passed stands under attention until they leave',
      'and (v.ends_at <= ${now} or v.ends_at <= v.starts_at or a.left_at is not null)':
        'and (v.ends_at <= v.starts_at or a.left_at is not null)',
    },
    'desk: a visitor stays in a room that was left': {
      seenBy: 'who is inside a room that was left',
      'and (v.ends_at <= ${now} or v.ends_at <= v.starts_at or a.left_at is not null)':
        'and (v.ends_at <= ${now} or v.ends_at <= v.starts_at)',
    },
  }),
  ...mutationsOf('src-gateway/store/visitor-store.ts', 'tests/gateway/desk-visitors.test.ts', {
    'an invitation that is taken back forgets a visitor who is inside': {
      seenBy: 'whose invitation was taken back, has to leave too',
      ', gt(visitors.startsAt, now), isNull(visitors.arrivedAt)))': ', gt(visitors.startsAt, now)))',
    },
  }),
  ...mutationsOf('src-gateway/store/desk-space-store.ts', 'tests/gateway/desk-spaces.test.ts', {
    'desk: a reservation that is over is canceled': {
      seenBy: 'is canceled once, while it is used too, and not once it is over',
      '        gt(spaceReservations.endsAt, now),\n      ),\n    )\n    .returning':
        '      ),\n    )\n    .returning',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/desk-spaces.ts', 'tests/gateway/desk-spaces.test.ts', {
    'desk: a guest is not told that the desk canceled a space': {
      seenBy: 'is canceled by the desk with a message',
      '    await queueCancelMail(app, tx, before, message);\n': '',
    },
  }),
  ...mutationsOf(
    'src-gateway/domain/desk/desk-registrations.ts',
    'tests/gateway/desk-registrations.test.ts',
    {
      'desk: an incomplete registration is sent': {
        seenBy: 'an incomplete one is not sent',
        '!isWaiting || !isSendable(before)': 'false',
      },
    },
  ),
  ...mutationsOf('src-gateway/domain/desk/assisted-check-in.ts', 'tests/gateway/desk-registrations.test.ts', {
    'desk: a refused registration’s data cannot be corrected': {
      seenBy: 'is corrected with the guest’s own questions',
      ' && !isCorrectable(checkingIn, registration)': '',
    },
  }),
  ...mutationsOf('src-gateway/store/reception-message-store.ts', 'tests/gateway/desk-inbox.test.ts', {
    'desk: a message is answered twice': {
      seenBy: 'is answered once at two desks',
      'eq(id, wanted.id), isNull(closedAt)))': 'eq(id, wanted.id)))',
    },
    'desk: a message that was answered is opened again': {
      seenBy: 'one that was answered is not opened again',
      '        isNull(receptionMessages.reply),\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/desk/inbox.ts', 'tests/gateway/desk-inbox.test.ts', {
    'desk: an answer reaches nobody': {
      seenBy: 'until it is answered by e-mail',
      'if (isDone) await queueReplyMail(app, tx, before, text);': '',
    },
  }),
];
