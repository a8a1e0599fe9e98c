import { IDLE_COUNTDOWN_MS, IDLE_DEBOUNCE_MS, IDLE_WARNING_MS } from '#shared/policies.ts';

/** What a device may do; screens ask for these and never for a profile's name. */
export type Capabilities = {
  /** Offer to keep a card for the next time (D41). */
  saveCard: boolean;
  /** Remember the path for after login (D4). */
  rememberPath: boolean;
  /** Keep the funnel in session storage (D20). */
  persistFunnel: boolean;
  /** Keep the chosen language beyond this guest (D43). */
  rememberLanguage: boolean;
  /** Open external pages in a new tab (APP-28). */
  externalLinks: boolean;
};

export type IdleTimes = {
  /** Quiet time until the warning, its countdown, and how often activity is taken note of; milliseconds (SES-10). */
  warningMs: number;
  countdownMs: number;
  debounceMs: number;
};

/** A profile is data, read once at start. */
export type Profile = {
  name: 'web' | 'kiosk' | 'reception';
  capabilities: Capabilities;
  idle: IdleTimes;
  /** Every booking is a walk-in, whatever its dates (FUN-35, WEB-05). */
  forceWalkIn: boolean;
  density: 'comfortable' | 'touch';
};

const guestIdle: IdleTimes = {
  warningMs: IDLE_WARNING_MS,
  countdownMs: IDLE_COUNTDOWN_MS,
  debounceMs: IDLE_DEBOUNCE_MS,
};

/** The web build's profile; a house serves its lobby tablets the same build at a `kiosk.` subdomain (WEB-05). */
export function webProfile(hostname: string): Profile {
  return {
    name: 'web',
    capabilities: {
      saveCard: true,
      rememberPath: true,
      persistFunnel: true,
      rememberLanguage: true,
      externalLinks: true,
    },
    idle: guestIdle,
    forceWalkIn: hostname.startsWith('kiosk.'),
    density: 'comfortable',
  };
}
