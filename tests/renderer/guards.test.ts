import { expect, test } from 'vitest';
import { type Area, judge } from '#renderer/guest/app/guards.ts';

const anonymous = { status: 'anonymous' } as const;
const guest = (emailVerified: boolean) =>
  ({
    status: 'signedIn',
    guest: { uid: 'u1', email: 'ana@pernoite.test', displayName: 'Ana', emailVerified },
  }) as const;
const facts = { here: '/guest/cards?x=1', returnTo: '/guest/cards', hasCode: false, publicScreen: false };

test('a verified guest sees the guest area (APP-11)', () => {
  expect(judge('guest', { ...facts, session: guest(true) })).toEqual({ to: null });
});

test('an unverified guest is sent from the guest area to /email-verification (APP-12)', () => {
  expect(judge('guest', { ...facts, session: guest(false) }).to).toBe('/email-verification');
});

test('the page that an unverified guest requested is remembered for after the verification (KSK-23)', () => {
  expect(judge('guest', { ...facts, session: guest(false) })).toHaveProperty('remember', '/guest/cards?x=1');
});

test('an anonymous user is sent from the guest area to /login and the path is remembered (APP-13)', () => {
  expect(judge('guest', { ...facts, session: anonymous })).toEqual({
    to: '/login',
    remember: '/guest/cards?x=1',
  });
});

test('a link from a hotel’s screen leads to sign-in first and comes back to it, verified or not (BEY-01)', () => {
  const judged = (session: Parameters<typeof judge>[1]['session']) =>
    judge('signedIn', { ...facts, here: '/link', session });
  expect(judged(anonymous)).toEqual({ to: '/login', remember: '/link' });
  expect(judged(guest(true))).toEqual({ to: null });
  expect(judged(guest(false))).toEqual({ to: null });
});

test('/login leads a signed-in guest to the remembered path (SES-03)', () => {
  expect(judge('login', { ...facts, session: guest(true) })).toEqual({ to: '/guest/cards' });
  expect(judge('login', { ...facts, session: anonymous })).toEqual({ to: null });
});

test('/forgot-password and /sign-up send a signed-in guest home (SGN-31, SGN-02)', () => {
  expect(judge('signedOutOnly', { ...facts, session: guest(true) })).toEqual({ to: '/' });
  expect(judge('signedOutOnly', { ...facts, session: anonymous })).toEqual({ to: null });
});

test('/email-verification is for a signed-in guest who is not verified yet (SGN-24)', () => {
  const to = (session: Parameters<typeof judge>[1]['session'], hasCode = false) =>
    judge('emailVerification', { ...facts, session, hasCode }).to;
  expect(to(guest(false))).toBeNull();
  expect(to(guest(true))).toBe('/');
  expect(to(anonymous)).toBe('/');
  expect(to(anonymous, true), 'a link opened on another device still counts').toBeNull();
});

test('nobody is sent to the page that is being judged', () => {
  const pages: Record<Area, string> = {
    guest: '/guest/cards',
    signedIn: '/link',
    login: '/login',
    signedOutOnly: '/forgot-password',
    emailVerification: '/email-verification',
    kioskStart: '/kiosk',
  };
  for (const [area, here] of Object.entries(pages) as [Area, string][]) {
    for (const session of [anonymous, guest(true), guest(false)]) {
      for (const hasCode of [true, false]) {
        for (const publicScreen of [true, false]) {
          expect(judge(area, { here, returnTo: '/', session, hasCode, publicScreen }).to).not.toBe(here);
        }
      }
    }
  }
});

test('a public screen invites whoever comes, and nobody else is led there (KSK-10)', () => {
  const lobby = { ...facts, publicScreen: true };
  expect(judge('guest', { ...lobby, here: '/', session: anonymous })).toEqual({ to: '/kiosk' });
  expect(judge('guest', { ...lobby, here: '/', session: guest(true) })).toEqual({ to: null });
  expect(judge('kioskStart', { ...lobby, session: anonymous })).toEqual({ to: null });
  expect(judge('kioskStart', { ...lobby, session: guest(true) })).toEqual({ to: '/' });
  expect(judge('guest', { ...facts, here: '/', session: anonymous }).to).toBe('/login');
  expect(judge('kioskStart', { ...facts, session: anonymous })).toEqual({ to: '/' });
});
