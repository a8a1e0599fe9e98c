import { expect, test } from 'vitest';
import { queryKeys } from '#renderer/platform/gateway/query-keys.ts';

const groups: [group: readonly unknown[], members: (readonly unknown[])[]][] = [
  [queryKeys.availabilities(), [queryKeys.availability('en', ['jardins', '2026-12-01'])]],
  [
    queryKeys.bookings(),
    [
      queryKeys.nearestBooking('u1'),
      queryKeys.isStaying('u1'),
      queryKeys.hasActiveBooking(),
      queryKeys.pendingInvitation('u1'),
      queryKeys.waitingBookings('u1'),
    ],
  ],
  [queryKeys.creditBalances(), [queryKeys.creditBalance('u1')]],
  [queryKeys.deskBookings(), [queryKeys.deskBooking('ABC123')]],
  [queryKeys.identityStatus(), [queryKeys.identityStatusAtHome()]],
  [queryKeys.preparedRooms(), [queryKeys.preparedRoomsOf('b1')]],
  [queryKeys.guide(), [queryKeys.guideCities(), queryKeys.guideList('forYou', 'JARDINS')]],
  [queryKeys.savedCards(), [queryKeys.savedCardsOf('u1')]],
];

test('a query is fetched again with its group, whose key its own begins with (APP-36)', () => {
  for (const [group, members] of groups)
    for (const member of members) expect(member.slice(0, group.length)).toEqual(group);
});

test('no two queries share a key (APP-36)', () => {
  const own = groups.flatMap(([group, members]) => [group, ...members]);
  const others = [
    queryKeys.account(),
    queryKeys.booking('b1', 'en'),
    queryKeys.countries(),
    queryKeys.creditStatement('u1'),
    queryKeys.guestApp(),
    queryKeys.hotels(),
    queryKeys.invitation(),
    queryKeys.nationality(),
    queryKeys.notifications('offers'),
    queryKeys.notifications('updates'),
    queryKeys.personalInfo(),
    queryKeys.sessions(),
  ];
  const keys = [...own, ...others].map(key => JSON.stringify(key));
  expect(new Set(keys).size).toBe(keys.length);
});
