import * as z from 'zod/mini';
import { emailAddress } from './contract/schemas.ts';
import {
  UNVERIFIED_MAX_NIGHTS,
  UNVERIFIED_MAX_ROOMS,
  WALK_IN_ARRIVAL_DAYS,
  WALK_IN_MAX_NIGHTS,
  WALK_IN_MAX_ROOMS,
} from './policies.ts';

/** The configuration of the web build; the gateway writes it into index.html (PD-06, PD-15 to PD-17, PD-36). */

/** A path of our own origin (`/api`), or a full address; plain http only for the same machine. */
const webAddress = z
  .string()
  .check(
    z.refine(
      value =>
        /^\/(?!\/)[^\s"<>]*$/.test(value) ||
        (URL.canParse(value) &&
          (new URL(value).protocol === 'https:' ||
            (new URL(value).protocol === 'http:' &&
              /^(localhost|127\.0\.0\.1)$/.test(new URL(value).hostname)))),
      { error: 'address.invalid' },
    ),
  );

/** Another page's origin: `https://identity.example`. */
const frameOrigin = webAddress.check(
  z.refine(value => URL.canParse(value) && new URL(value).origin === value, { error: 'address.invalid' }),
);

/** `+55 11 3030-4040` */
const phoneNumber = z.string().check(z.regex(/^\+[1-9][\d -]{6,18}\d$/));

/** The hotel's pages outside the app; every one is set, so that no link is dead (PD-36). */
const webLinks = z.object({
  help: webAddress,
  cookies: webAddress,
  terms: webAddress,
  privacy: webAddress,
  about: webAddress,
  contact: webAddress,
  salesEmail: emailAddress,
  creditsEmail: emailAddress,
  concierge: webAddress,
  satisfaction: webAddress,
  appStore: webAddress,
  playStore: webAddress,
  /** Shows a place on a map: its position replaces `{latitude}` and `{longitude}`. */
  map: webAddress,
  /** Finds an address on a map: it replaces `{address}`. */
  mapSearch: webAddress,
});

/** `www.hotel.example`, with a port where it is not the usual one. */
const hostName = z.string().check(z.regex(/^[a-z\d]([a-z\d.-]{0,250}[a-z\d])?(:\d{1,5})?$/));

/** The limits of bookings without payment (SEC-04): the search of a kiosk offers nothing beyond them. */
const walkInLimits = z.object({
  maxRooms: z.int().check(z.gte(1)),
  maxNights: z.int().check(z.gte(1)),
  arrivalDays: z.int().check(z.gte(0)),
});
const defaultWalkInLimits = {
  maxRooms: WALK_IN_MAX_ROOMS,
  maxNights: WALK_IN_MAX_NIGHTS,
  arrivalDays: WALK_IN_ARRIVAL_DAYS,
};

/** What a guest reserves unpaid before the e-mail is verified (SEC-20): the payment does not begin with Pix beyond it. */
const unverifiedLimits = z.object({
  maxRooms: z.int().check(z.gte(1)),
  maxNights: z.int().check(z.gte(1)),
});
const defaultUnverifiedLimits = { maxRooms: UNVERIFIED_MAX_ROOMS, maxNights: UNVERIFIED_MAX_NIGHTS };

/** Lifetime of a Pix code in minutes: on a guest's own device, and on one in a lobby (PAY-34). */
const pixMinutes = z.object({ home: z.int().check(z.gte(1)), lobby: z.int().check(z.gte(1)) });

export const webConfig = z.object({
  gateway: webAddress,
  identity: z.object({
    /** Up to and with `/v1`; verbs are appended as `/accounts:<verb>`. */
    toolkit: webAddress,
    /** The refresh end point itself. */
    secureToken: webAddress,
    /** Public key of the project; identifies it and protects nothing. */
    key: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  /** Base below which `/ofrep/v1/evaluate/flags` is served (PD-15). */
  flags: webAddress,
  /** The address for events; null sends nothing (PD-17). */
  analytics: z.nullable(webAddress),
  /** Origin of the identity provider's page, which may appear in a frame (PD-27); null without one. */
  identityPage: z._default(z.nullable(frameOrigin), null),
  /**
   * PAGE tells the app when the guest has finished; HOSTED is another company's and says nothing, so that its outcome is
   * polled; RECEPTION has no page: the document is seen at the reception (PRD-04).
   */
  identityCheck: z._default(z.enum(['PAGE', 'HOSTED', 'RECEPTION']), 'PAGE'),
  /** Origin of the page with the card's fields (PAY-38); null if no card can be typed. */
  cardPage: z._default(z.nullable(frameOrigin), null),
  walkIn: z._default(walkInLimits, defaultWalkInLimits),
  unverified: z._default(unverifiedLimits, defaultUnverifiedLimits),
  /** Null if nobody can pay with Pix (PAY-32). */
  pix: z._default(z.nullable(pixMinutes), null),
  /** The reception's telephone, as guests dial it from abroad; null if guests should not call (BEY-18). */
  phone: z._default(z.nullable(phoneNumber), null),
  /**
   * E-mails that this hotel sends beside those about a booking: a switch is offered for these alone (PRD-07). `updates` are
   * reminders, `offers` are news.
   */
  emails: z._default(z.object({ offers: z.boolean(), updates: z.boolean() }), {
    offers: false,
    updates: true,
  }),
  links: webLinks,
  /** Further hosts that pages may lead to: a reception desk opens no others (DSK-08). */
  linkHosts: z._default(z.array(hostName), []),
});
export type WebConfig = z.infer<typeof webConfig>;

export const defaultWebConfig: WebConfig = {
  gateway: '/api',
  identity: {
    toolkit: '/identity/identitytoolkit.googleapis.com/v1',
    secureToken: '/identity/securetoken.googleapis.com/v1/token',
    key: 'pernoite-sandbox',
  },
  flags: '/',
  analytics: '/api/analytics/events',
  identityPage: null,
  identityCheck: 'PAGE',
  cardPage: null,
  walkIn: defaultWalkInLimits,
  unverified: defaultUnverifiedLimits,
  pix: null,
  phone: null,
  emails: { offers: false, updates: true },
  links: {
    help: 'https://help.pernoite.example/',
    cookies: 'https://pernoite.example/cookies',
    terms: 'https://pernoite.example/terms',
    privacy: 'https://pernoite.example/privacy',
    about: 'https://pernoite.example/about',
    contact: 'https://pernoite.example/contact',
    salesEmail: 'sales@pernoite.example',
    creditsEmail: 'credits@pernoite.example',
    concierge: 'https://pernoite.example/concierge',
    satisfaction: 'https://pernoite.example/satisfaction',
    appStore: 'https://apps.apple.com/app/pernoite',
    playStore: 'https://play.google.com/store/apps/details?id=example.pernoite',
    map: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=17/{latitude}/{longitude}',
    mapSearch: 'https://www.openstreetmap.org/search?query={address}',
  },
  linkHosts: [],
};

const fields = z.looseObject({ links: z.optional(z.looseObject({})) });

/** Missing fields are the default's. Null if a field is invalid. */
export function completeWebConfig(given: unknown): WebConfig | null {
  const some = fields.safeParse(given).data;
  if (some === undefined) return null;
  const links = { ...defaultWebConfig.links, ...some.links };
  return webConfig.safeParse({ ...defaultWebConfig, ...some, links }).data ?? null;
}
