import { expect, test } from 'vitest';
import {
  invitationView,
  maskEmail,
} from '#renderer/guest/features/booking/room-invitation/invitation-view.ts';

const invited = { email: 'bia@pernoite.test' };

test('only the verified account of the invited address answers; every other user sees what to do (BEY-16, GST-23)', () => {
  const view = (email: string, emailVerified = true) => invitationView({ email, emailVerified }, invited);
  expect(invitationView(null, invited)).toBe('anonymous');
  expect(view('bia@pernoite.test')).toBe('invited');
  expect(view(' Bia@Pernoite.test')).toBe('invited');
  expect(view('bia@pernoite.test', false)).toBe('unverified');
  expect(view('ana@pernoite.test')).toBe('other');
  expect(view('ana@pernoite.test', false)).toBe('other');
});

test('an address of somebody else is shown by its first letter and its provider (BEY-16)', () => {
  expect(maskEmail('bia.rocha@pernoite.test')).toBe('b•••@pernoite.test');
  expect(maskEmail('"a@b"@pernoite.test')).toBe('"•••@pernoite.test');
  expect(maskEmail('')).toBe('•••');
});
