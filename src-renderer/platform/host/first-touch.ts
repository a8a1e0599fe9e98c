import { isLocalDate } from '#shared/hotel-time.ts';

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

/** Once: a later visit of the page starts empty again. */
export function takeFirstTouch(): FirstTouch {
  if (typeof document === 'undefined') return {};
  const { dataset } = document.documentElement;
  const text = dataset['firstTouch'];
  delete dataset['firstTouch'];
  if (text === undefined) return {};
  const { hotelId, start, end } = JSON.parse(text) as Record<string, unknown>;
  return {
    ...(isText(hotelId) && { hotelId }),
    ...(isDate(start) && { checkinDate: start }),
    ...(isDate(start) && isDate(end) && { checkoutDate: end }),
  };
}
