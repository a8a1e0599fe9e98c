import { isLocalDate } from '#shared/local-date.ts';

/** A calendar that is open on the first view is closed by the guest, not by the app that comes. */
export function firstTouchSettled(): Promise<void> | null {
  const dialog = document.querySelector('dialog[open]');
  if (dialog === null) return null;
  return new Promise(resolve => dialog.addEventListener('close', () => resolve(), { once: true }));
}

/** What was chosen on the first view before the app was there (src-renderer/guest/app/first-touch), in `data-first-touch` of <html>. */
export type FirstTouch = { hotelId?: string; checkinDate?: string | null; checkoutDate?: string | null };

const isText = (value: unknown): value is string => typeof value === 'string';
const isDate = (value: unknown): value is string => isText(value) && isLocalDate(value);

/** It stays until the page ends it: a rendering that is begun and dropped must not take it along. */
export function firstTouch(): FirstTouch {
  if (typeof document === 'undefined') return {};
  const text = document.documentElement.dataset['firstTouch'];
  if (text === undefined) return {};
  const { hotelId, start, end } = JSON.parse(text) as Record<string, unknown>;
  return {
    ...(isText(hotelId) && { hotelId }),
    ...(isDate(start) && { checkinDate: start }),
    ...(isDate(start) && isDate(end) && { checkoutDate: end }),
  };
}

/**
 * Once the app's page stands: a later visit of it starts empty, and a calendar opened since would choose for nobody.
 * True if one was open.
 */
export function endFirstTouch(): boolean {
  delete document.documentElement.dataset['firstTouch'];
  const calendars = [...document.querySelectorAll<HTMLDialogElement>('dialog.first-calendar')];
  const isOpen = calendars.some(({ open }) => open);
  for (const calendar of calendars) calendar.remove();
  return isOpen;
}
