/**
 * What the guest app has a page for: each address, and all below it. Ids and codes follow most of them, which only the app
 * can look up. tests/gateway/app-addresses.test.ts compares it with the app's own table.
 */
const PAGES = [
  '/kiosk',
  '/setup',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/reset-password',
  '/email-verification',
  '/link',
  '/booking',
  '/booking-invitation',
  '/desk',
  '/farewell',
  '/invite',
  '/take-over',
  '/guest/account',
  '/guest/booking',
  '/guest/cards',
  '/guest/checkin',
  '/guest/checkout',
  '/guest/credits',
  '/guest/curation',
  '/guest/deliveries',
  '/guest/personal-information',
  '/guest/pix',
  '/guest/preferences',
  '/guest/services',
  '/guest/settings',
  '/guest/space-reservation',
  '/guest/stay',
  '/guest/visitors',
] as const;

/** False for an address that shows the page that says so (APP-60): search engines and monitors read the status alone. */
export function isAppAddress(path: string): boolean {
  if (path === '/' || path === '/index.html') return true;
  return PAGES.some(page => path === page || path.startsWith(`${page}/`));
}
