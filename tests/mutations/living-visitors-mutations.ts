import { mutationsOf } from './source-mutation.ts';

export const livingVisitorsMutations = [
  ...mutationsOf('src-shared/rules/visit-slots.ts', 'tests/shared/visit-slots.test.ts', {
    'a visit begins at the moment that has just passed': {
      seenBy: 'a visit cannot begin now, only later',
      'day === today && start <= minuteAt(now, timeZone)': 'day === today && start < minuteAt(now, timeZone)',
    },
    'a visit ends after the departure': {
      seenBy: 'of one from 11:00 on 2026-12-04',
      'day === lastDay && end <= minuteAt(': 'day === lastDay && end >= minuteAt(',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/visitors/invite-visitor.ts', 'tests/gateway/visitors.test.ts', {
    'the gateway takes any times': {
      seenBy: 'is made only from 8:00 to 20:00',
      'if (!isVisitAllowed(stay, wanted, now))': 'if (isVisitAllowed(stay, wanted, now) === null)',
    },
  }),
  ...mutationsOf('src-gateway/store/visitor-store.ts', 'tests/gateway/visitors.test.ts', {
    'whoever has a code takes the invitation back': {
      seenBy: 'belongs to guests who live in the room',
      'const own = and(eq(visitors.code, code), inArray(visitors.accommodationId, accommodationIds), isInForce);':
        'const own = and(eq(visitors.code, code), isInForce);',
    },
    'taking back a visit that has begun frees the day': {
      seenBy: 'ends a visit that has begun',
      ', gt(visitors.startsAt, now), isNull(visitors.arrivedAt)))': ', isNull(visitors.arrivedAt)))',
    },
  }),
  ...mutationsOf('src-gateway/store/visitor-store.ts', 'tests/gateway/visitor-invitation.test.ts', {
    'an invitation outlives its visit': {
      seenBy: 'is over with the end of the visit',
      '        gt(visitors.endsAt, now),\n': '',
    },
    'an invitation outlives its room': {
      seenBy: 'is over with the end of the visit, and with the room',
      '        isNull(accommodations.leftAt),\n': '',
    },
  }),
  ...mutationsOf('src-gateway/domain/stay/visitors/visitors.ts', 'tests/gateway/visitor-invitation.test.ts', {
    'invitations are opened without a limit': {
      seenBy: 'an address opens so many invitations',
      '  await app.rateLimits.visitorPagesPerClient(limitKey);\n': '',
    },
  }),
];
