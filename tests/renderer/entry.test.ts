import { expect, test } from 'vitest';
import { readEntry } from '#renderer/guest/app/entry.ts';

const nothing = { oobCode: null, customToken: null, linkCode: null, invitationCode: null };
const at = (path: string) => readEntry(`https://guest.pernoite.test${path}`);

test('mode=resetPassword starts at /reset-password with the code out of the address (APP-14, PD-04)', () => {
  expect(at('/?mode=resetPassword&oobCode=c0de&apiKey=k&lang=ENGLISH')).toEqual({
    ...nothing,
    path: '/reset-password',
    language: 'ENGLISH',
    oobCode: 'c0de',
  });
});

test('mode=verifyEmail starts at /email-verification with the code out of the address (APP-15, PD-04)', () => {
  expect(at('/login?mode=verifyEmail&oobCode=c0de')).toMatchObject({
    path: '/email-verification',
    oobCode: 'c0de',
  });
});

test('a code is read on its own page without a mode (SGN-23, SGN-34)', () => {
  expect(at('/reset-password?oobCode=a')).toMatchObject({ path: '/reset-password', oobCode: 'a' });
  expect(at('/email-verification?oobCode=b')).toMatchObject({ path: '/email-verification', oobCode: 'b' });
});

test('an empty code is no code (SGN-35)', () => expect(at('/reset-password?oobCode=').oobCode).toBeNull());

test('customToken counts on the funnel alone and leaves the address everywhere (SES-09, PD-04)', () => {
  expect(at('/booking/step-1?customToken=t&hotel=NILO')).toMatchObject({
    path: '/booking/step-1?hotel=NILO',
    customToken: 't',
  });
  expect(at('/booking?customToken=t').customToken).toBe('t');
  for (const path of ['/guest/cards?customToken=t', '/bookings?customToken=t', '/?customToken=t']) {
    expect(at(path).customToken).toBeNull();
    expect(at(path).path).not.toContain('customToken');
  }
});

test('other queries and the fragment stay as they are', () => {
  expect(at('/guest/booking/active?refresh=true&a=b#list').path).toBe(
    '/guest/booking/active?refresh=true&a=b#list',
  );
});

test('the code of a device’s link leaves the address before anything is shown or remembered (BEY-01, PD-04)', () => {
  expect(at('/link/AAAAAAAAAAAAAAAAAAAAAA?lang=PORTUGUESE')).toEqual({
    ...nothing,
    path: '/link',
    language: 'PORTUGUESE',
    linkCode: 'AAAAAAAAAAAAAAAAAAAAAA',
  });
  expect(at('/link').linkCode).toBeNull();
  expect(at('/link/').linkCode).toBeNull();
  expect(at('/links/a')).toMatchObject({ path: '/links/a', linkCode: null });
});

test('the code of an invitation stands behind the # and leaves the address before anything is shown or remembered (BEY-16, PD-04)', () => {
  expect(at('/booking-invitation?lang=ENGLISH#code=c0de-1_x')).toEqual({
    ...nothing,
    path: '/booking-invitation',
    language: 'ENGLISH',
    invitationCode: 'c0de-1_x',
  });
  expect(at('/booking-invitation#code=')).toMatchObject({ ...nothing, path: '/booking-invitation' });
  expect(at('/booking-invitation#other').path).toBe('/booking-invitation');
  expect(at('/guest/booking/active#code=c0de')).toMatchObject({ invitationCode: null });
});
