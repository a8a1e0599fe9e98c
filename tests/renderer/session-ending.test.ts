import { beforeEach, expect, test } from 'vitest';
import {
  forgetSessionEnding,
  noteSessionLost,
  noteSignedOutEverywhere,
  sessionEnding,
} from '#renderer/guest/features/shared/session/session-ending.ts';
import { markUnsaved } from '#renderer/platform/state/unsaved.ts';

beforeEach(forgetSessionEnding);

test('a guest whose session ended is notified, also that typed input is gone where there was some (SEC-09)', () => {
  noteSessionLost();
  expect(sessionEnding()).toEqual({ kind: 'lost', unsaved: false });
  const saved = markUnsaved();
  noteSessionLost();
  expect(sessionEnding()).toEqual({ kind: 'lost', unsaved: true });
  // The page of the form has gone, and a second call of it was rejected as well.
  saved();
  noteSessionLost();
  expect(sessionEnding()).toEqual({ kind: 'lost', unsaved: true });
});

test('input of several forms counts until the last of them is saved (SEC-09)', () => {
  const [one, other] = [markUnsaved(), markUnsaved()];
  one();
  one();
  noteSessionLost();
  expect(sessionEnding()).toEqual({ kind: 'lost', unsaved: true });
  other();
  forgetSessionEnding();
  noteSessionLost();
  expect(sessionEnding()).toEqual({ kind: 'lost', unsaved: false });
});

test('who ended all sessions reads that, and who signs in or out reads nothing (SEC-09)', () => {
  noteSignedOutEverywhere();
  expect(sessionEnding()).toEqual({ kind: 'everywhere' });
  forgetSessionEnding();
  expect(sessionEnding()).toBeNull();
});
