import { PAGE_HOTELS, type PageHotels } from '#shared/page-hotels.ts';

let read: PageHotels | null | undefined;

/** What the gateway wrote into the page; null where another host served it. It is read without the schema library. */
export function pageHotels(): PageHotels | null {
  if (typeof document === 'undefined') return null;
  if (read === undefined) {
    const text = document.getElementById(PAGE_HOTELS)?.textContent;
    read = text ? (JSON.parse(text) as PageHotels | null) : null;
  }
  return read;
}
