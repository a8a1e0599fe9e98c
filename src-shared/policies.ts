import type { Cents } from './money.ts';

/** The project's constants. If the documents allow two readings, PD-32 names the one that is used here. */

/** Arrival and departure hours that can be chosen, hotel-local (SRC-19, SRC-20). */
export const EARLIEST_HOUR = 10;
export const LATEST_HOUR = 19;
export const DEFAULT_CHECKIN_HOUR = 19;
export const DEFAULT_CHECKOUT_HOUR = 10;
/** The hours of the base price; earlier arrival and later departure cost more (LIM-01, PD-33). */
export const STANDARD_CHECKIN_HOUR = 15;
export const STANDARD_CHECKOUT_HOUR = 12;
/** Time between two stays in one room, for cleaning: a room is sold again one hour after it is left. */
export const HOUSEKEEPING_HOURS = 1;
/** From this hour of the hotel's day on, a room that guests live in is to be cleaned (HSK-02). */
export const ROOMS_DIRTY_HOUR = 2;
/** The hour of a planned move: the old room is cleaned by the hour of arrivals, and the new one's guests have left (PD-281). */
export const MOVE_HOUR = STANDARD_CHECKIN_HOUR - HOUSEKEEPING_HOURS;

/** Until this hour of the day a guest declines that day's cleaning, or takes that back (HSK-06). */
export const CLEANING_DECLINE_UNTIL_HOUR = 10;

export const SEARCH_DAYS_AHEAD = 180;
export const MAX_NIGHTS = 30;
/** The same for bookings that a partner sold (CHN-01). */
export const PARTNER_DAYS_AHEAD = 730;
export const PARTNER_MAX_NIGHTS = 90;
/** Nights from today on among which a hotel's price "from" is looked for (PD-270). */
export const LOWEST_PRICE_DAYS = 60;
/** Until this hotel-local hour last night can still be booked (SRC-15). */
export const LAST_NIGHT_UNTIL_HOUR = 9;

export const MAX_ROOMS = 6;
export const MAX_GUESTS_PER_ROOM = 3;
export const MAX_CHILDREN_PER_ROOM = 2;
export const MAX_PETS_PER_ROOM = 1;
export const MAX_CHILD_AGE = 17;
/** A cradle is for a child younger than this (FUN-23, FUN-29, PD-30). */
export const CRADLE_UNDER_AGE = 3;
/** A child older than this counts as an extra bed (LIM-11). */
export const EXTRA_BED_OVER_AGE = 3;
/** Surcharge on the night rate for a third person in the top suite, in basis points (LIM-10). */
export const THIRD_PERSON_SURCHARGE = 3_000;

/** Pet fee per pet and stay (LIM-12, PD-32). */
export const PET_FEE: Cents = 350_00;
export const PET_MAX_KG = 10;
export const CRADLE_FEE: Cents = 0;

/** Common areas on the days of arrival and departure, and the luggage lockers, hotel-local hours (LIM-02). */
export const COMMON_AREAS_FROM_HOUR = 7;
export const COMMON_AREAS_UNTIL_HOUR = 20;
export const LOCKERS_FROM_HOUR = 8;
export const LOCKERS_UNTIL_HOUR = 22;

/** Check-in is open from this many hours before the stay (BKG-13). */
export const CHECKIN_OPENS_HOURS = 24;

/** The fine for smoking in a room, beside the cleaning (LIM-13). */
export const SMOKING_FINE: Cents = 250_00;

/** Hours a day and days a week in which the hotel's staff can be reached (HLP-06). */
export const SUPPORT_HOURS = 24;
export const SUPPORT_DAYS = 7;

/** Door codes: digits, and changes in a stay (PD-46). */
export const DOOR_CODE_DIGITS = 6;
export const DOOR_CODE_RENEWALS = 3;
/** Free for this many hours, then this share of a night, in basis points, for each day that begins (LIM-14). */
export const OVERSTAY_FREE_HOURS = 2;
export const OVERSTAY_SHARE = 15_000;
/** A stay that nobody checks out of ends by itself after this many days (PD-69). */
export const OVERSTAY_ENDS_DAYS = 3;

/** Until this many hours before the stay canceling returns everything that was paid (LIM-04, LIM-05). */
export const FREE_CANCELLATION_HOURS = 48;
/** A booking whose guests have not come by this hour of the next day is a no-show (PD-18). */
export const NO_SHOW_HOUR = 12;
/** Additional hours are sold from this many days before arrival (HRS-06). */
export const HOURS_ON_SALE_DAYS = 5;
/** From this age a child counts as an adolescent, and as an adult where beds are counted (GST-03, GST-04). */
export const ADOLESCENT_AGE = 12;
/** Resends of one invitation to a room within an hour (GST-26). */
export const INVITATION_RESENDS = 3;

/** Walk-in when arrival is nearer than this, in minutes (FUN-36). */
export const WALK_IN_MINUTES = 240;
/** A walk-in pays at the desk within this many hours of its start (BKG-15). */
export const WALK_IN_PAYMENT_HOURS = 2;

/** The defaults of a gateway (SEC-04); arrival days are days after today, for a kiosk's walk-in. */
export const WALK_IN_MAX_ROOMS = 3;
export const WALK_IN_MAX_NIGHTS = 7;
export const WALK_IN_OPEN_BOOKINGS = 1;
export const WALK_IN_ARRIVAL_DAYS = 1;

/** The defaults of what unpaid Pix codes and walk-ins reserve at one time, in rooms times nights (SEC-20). */
export const UNPAID_ROOM_NIGHTS = 60;
export const UNPAID_ROOM_NIGHTS_WIDER = 240;
/** The part of a hotel's rooms that may be unpaid in one night, in per cent, and the least number of them. */
export const UNPAID_HOTEL_SHARE = 33;
export const UNPAID_LEAST_ROOMS = 3;
/** A guest whose e-mail is not verified reserves no more than this unpaid. */
export const UNVERIFIED_MAX_ROOMS = 2;
export const UNVERIFIED_MAX_NIGHTS = 7;

export const MAX_INSTALLMENTS = 6;

/** Lifetime of credits, in months: those of a no-show, and all others (LIM-03). */
export const CREDIT_MONTHS = 18;
export const NO_SHOW_CREDIT_MONTHS = 6;
/** The part of a deposit that is paid out to a guest who prefers money, in basis points (LIM-07). */
export const CREDIT_REFUND_SHARE = 8_000;

/** Hours in which a manager can undo a check-in or a no-show (FRD-11). */
export const UNDO_HOURS = 12;

/** Ages at sign-up (SGN-15, LIM-17, PD-29). */
export const GUEST_MIN_AGE = 18;
export const GUEST_MAX_AGE = 100;

/** Idle warning and countdown of a signed-in guest, in milliseconds (SES-10, SES-11). */
export const IDLE_WARNING_MS = 90_000;
export const IDLE_COUNTDOWN_MS = 90_000;
export const IDLE_DEBOUNCE_MS = 500;
/** A payment or an upload may delay the end of an idle guest's session this much longer, in milliseconds (PD-38). */
export const IDLE_BUSY_MS = 60_000;
/** Idle time after a finished booking on a public screen: long enough to write the code down (KSK-08). */
export const FINISHED_IDLE_MS = 60_000;
/** Factor of every time-out for a guest who requested more time (BEY-10). */
export const MORE_TIME_FACTOR = 10;

/** Room and door code on a public screen, once they are touched (PD-165). */
export const REVEALED_MS = 10_000;
/** Interval of the reports of a device's page; main takes a longer silence for a hang (BEY-07). */
export const HEARTBEAT_MS = 2_000;

/** Flags of an earlier lookup are used up to this age while the lookup fails, in milliseconds (PD-45). */
export const STORED_FLAGS_LIMIT_MS = 24 * 3_600_000;

/** Visitors: hotel-local hours of entry, the latest end, and the longest visit (VIS-15, VIS-18, VIS-19). */
export const VISITS_FROM_HOUR = 8;
export const VISITS_UNTIL_HOUR = 20;
export const VISITORS_LEAVE_BY_HOUR = 22;
export const VISIT_MAX_HOURS = 4;
export const VISIT_STEP_MINUTES = 30;
export const VISITORS_PER_DAY = 1;
export const VISITOR_RETENTION_DAYS = 30;
export const CHAT_RETENTION_DAYS = 180;

/** A list has this many of a guest's reservations of shared spaces: the next or the latest. */
export const SPACE_RESERVATIONS_LISTED = 100;

/** Lifetime of a Pix code, in minutes: at home or at the desk, and in the lobby (PAY-34). */
/** A card that guarantees a stay may be charged until so many days after the booked departure (PRD-06). */
export const GUARANTEE_DAYS = 30;

/** A fee up to this amount is waived by a manager alone (DRW-02). */
export const WAIVER_LIMIT_CENTS = 200_00;
export const PIX_HOME_MINUTES = 15;
export const PIX_LOBBY_MINUTES = 5;
/** A booking whose code has ended can be reopened at its price for this many hours after it was made. */
export const PIX_RENEWAL_HOURS = 24;
/** Codes of one such booking: the first and its renewal (SEC-20). */
export const PIX_CODES_PER_BOOKING = 2;
export const MINIBAR_TOTAL = 10;
/** Preferences that are saved this long before the arrival count for the stay (PRF-16). */
export const PREPARATION_HOURS = 24;
/** More television channels than any hotel offers; the list itself is the limit. */
export const TV_CHANNELS_MAX = 40;
export const QUIZ_HOBBIES_MAX = 16;
export const QUIZ_GENRES_MAX = 3;
export const QUIZ_RESTRICTIONS_MAX = 60;
export const QUIZ_DEFAULT_ID = 3;
export const RECOMMENDATIONS_FIRST = 3;
export const RECOMMENDATIONS_MORE = 10;
export const RECOMMENDATION_TAGS = 5;
/** A picture that has not loaded by then is abandoned, in milliseconds (CUR-11). */
export const PICTURE_TIMEOUT_MS = 10_000;
