import type { SourceMutation } from './source-mutation.ts';

/** Faults in when visitors come, in who sees them, and in what their codes open. */

const SLOTS = 'src-shared/rules/visit-slots.ts';
const STORE = 'src-gateway/store/visitor-store.ts';
const INVITE = 'src-gateway/visitors/invite-visitor.ts';
const SERVICE = 'src-gateway/visitors/visitors.ts';
const RULES = 'tests/shared/visit-slots.test.ts';
const VISITORS = 'tests/gateway/visitors.test.ts';
const PUBLIC = 'tests/gateway/visitor-invitation.test.ts';

export const livingVisitorsMutations: SourceMutation[] = [
  {
    name: 'a visit begins at the moment that has just passed',
    file: SLOTS,
    edits: [
      {
        find: 'day === today && start <= minuteAt(now, timeZone)',
        put: 'day === today && start < minuteAt(now, timeZone)',
      },
    ],
    testFile: RULES,
    test: 'a visit cannot begin now, only later',
  },
  {
    name: 'a visit ends after the departure',
    file: SLOTS,
    edits: [{ find: 'day === lastDay && end <= minuteAt(', put: 'day === lastDay && end >= minuteAt(' }],
    testFile: RULES,
    test: 'of one from 11:00 on 2026-12-04',
  },
  {
    name: 'the gateway takes any times',
    file: INVITE,
    edits: [
      {
        find: 'if (!isVisitAllowed(stay, wanted, now))',
        put: 'if (isVisitAllowed(stay, wanted, now) === null)',
      },
    ],
    testFile: VISITORS,
    test: 'is made only from 8:00 to 20:00',
  },
  {
    name: 'whoever has a code takes the invitation back',
    file: STORE,
    edits: [
      {
        find: 'const own = and(eq(visitors.code, code), inArray(visitors.accommodationId, accommodationIds), isInForce);',
        put: 'const own = and(eq(visitors.code, code), isInForce);',
      },
    ],
    testFile: VISITORS,
    test: 'belongs to guests who live in the room',
  },
  {
    name: 'taking back a visit that has begun frees the day',
    file: STORE,
    edits: [{ find: '.where(and(own, gt(visitors.startsAt, now)))', put: '.where(own)' }],
    testFile: VISITORS,
    test: 'ends a visit that has begun',
  },
  {
    name: 'an invitation outlives its visit',
    file: STORE,
    edits: [{ find: '        gt(visitors.endsAt, now),\n', put: '' }],
    testFile: PUBLIC,
    test: 'is over with the end of the visit',
  },
  {
    name: 'an invitation outlives its room',
    file: STORE,
    edits: [{ find: '        isNull(accommodations.leftAt),\n', put: '' }],
    testFile: PUBLIC,
    test: 'is over with the end of the visit, and with the room',
  },
  {
    name: 'invitations are opened without a limit',
    file: SERVICE,
    edits: [{ find: '  await app.rateLimits.visitorPage(limitKey);\n', put: '' }],
    testFile: PUBLIC,
    test: 'an address opens so many invitations',
  },
];
