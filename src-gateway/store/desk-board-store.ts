import { type SQL, sql } from 'drizzle-orm';
import type { RegistrationAnswers, TripMotivation } from '#shared/contract/guest/check-in.ts';
import type { ShownFacts } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { Cents } from '#shared/money.ts';
import type { RegistrationState } from '#shared/rules/guest-registration.ts';
import type { StoredBooking } from './booking-store.ts';
import { type DeskIdentity, identityOf, personOf, STANDING } from './desk-people-columns.ts';
import { oncePerDatabase, prepareRows } from './prepared.ts';
import type { BilingualText } from './schema/hotels.ts';
import type { IdentityPerson } from './schema/validations.ts';
import type { Database } from './store.ts';

/** Milliseconds since 1970. */
type Instant = number;

/** All that one room of the board is made of. Of a person who has checked in, only what concerns the stay. */
export type RoomFacts = {
  accommodationId: number;
  bookingId: string;
  locator: string;
  language: 'en' | 'pt';
  status: StoredBooking['status'];
  channel: StoredBooking['channel'];
  /** The partner's own name; null for a booking made here, and for one that no partner named. */
  partner: string | null;
  walkIn: boolean;
  version: number;
  checkinDate: LocalDate;
  checkoutDate: LocalDate;
  valueCents: Cents;
  taxCents: Cents;
  creditsCents: Cents;
  chargedCents: Cents;
  overstayCents: Cents;
  overstayPaidCents: Cents;
  paymentDeadline: Instant | null;
  holderLastName: string | null;
  importAllowedAt: Instant | null;
  checkinHour: number;
  checkoutHour: number;
  adults: number;
  childrenAges: number[];
  hasPet: boolean;
  hasCradle: boolean;
  bedType: 'DOUBLE' | 'SINGLE';
  checkedInAt: Instant | null;
  leftAt: Instant | null;
  number: string;
  isReady: boolean;
  roomExpectedAt: Instant | null;
  isOccupied: boolean;
  typeName: BilingualText;
  hasBedChoice: boolean;
  /** Guests of the room with a name, and whether one of them needs special care. */
  namedGuests: number;
  isSpecialCareRequired: boolean;
  mainName: string | null;
  isRejectedInside: boolean;
  /** The most urgent state of the registrations of the room's guests. */
  roomRegistration: RegistrationState | null;
  holderId: string | null;
  holder: IdentityPerson | null;
  holderSocialName: string | null;
  holderIdentity: DeskIdentity | null;
  /** The guest who checks in to the room: its main guest with an account, otherwise the holder. */
  guestId: string | null;
  guest: IdentityPerson | null;
  identity: DeskIdentity | null;
  hasAddress: boolean;
  /** The guest has a place in one of the booking's rooms. */
  isStaying: boolean;
  registration: RegistrationState | null;
  trip: Pick<TripMotivation, 'travelReasonId' | 'transportationModeId'> | null;
  /** Without the document. */
  answers: Pick<RegistrationAnswers, 'lawReason' | 'lawTransport' | 'disability' | 'disabilityKind'> | null;
  hasGuarantee: boolean;
  hasBegun: boolean;
  hasOpenPayment: boolean;
  openedVersion: number | null;
  openedFacts: ShownFacts | null;
};

type ColumnsOf<Facts> = { [Name in keyof Facts]: SQL<Facts[Name]> };

const epoch = (instant: string) =>
  sql<Instant | null>`(extract(epoch from ${sql.raw(instant)}) * 1000)::float8`;
const column = <Value>(text: string) => sql<Value>`${sql.raw(text)}`;

const FACTS: ColumnsOf<RoomFacts> = {
  accommodationId: column('a.id::float8'),
  bookingId: column('b.id'),
  locator: column('b.locator'),
  language: column('b.language'),
  status: column('b.status'),
  channel: column('b.channel'),
  partner: column('pb.channel'),
  walkIn: column('b.walk_in'),
  version: column('b.version'),
  checkinDate: column('b.checkin_date::text'),
  checkoutDate: column('b.checkout_date::text'),
  valueCents: column('b.value_cents'),
  taxCents: column('b.tax_cents'),
  creditsCents: column('b.credits_cents'),
  chargedCents: column('b.charged_cents'),
  overstayCents: column('b.overstay_cents'),
  overstayPaidCents: column('b.overstay_paid_cents'),
  paymentDeadline: epoch('b.payment_deadline'),
  holderLastName: column('b.holder_last_name'),
  importAllowedAt: epoch('b.import_allowed_at'),
  checkinHour: column('a.checkin_hour'),
  checkoutHour: column('a.checkout_hour'),
  adults: column('a.adults'),
  childrenAges: column('a.children_ages'),
  hasPet: column('a.has_pet'),
  hasCradle: column('a.has_cradle'),
  bedType: column('a.bed_type'),
  checkedInAt: epoch('a.checked_in_at'),
  leftAt: epoch('a.left_at'),
  number: column('r.number'),
  // Guests who have seen the code are in it, whatever housekeeping finds there.
  isReady: column(`(r.is_ready or (a.checked_in_at is not null
    and exists (select from door_code_showings s where s.accommodation_id = a.id)))`),
  roomExpectedAt: epoch('r.expected_at'),
  // Guests of a later stay may have checked in from home, a day ahead: they are not in the room.
  isOccupied: column(`exists (select from accommodations o where o.room_id = a.room_id and o.id <> a.id
    and o.checked_in_at is not null and o.left_at is null and lower(o.occupied) < lower(a.occupied))`),
  typeName: column('t.name'),
  hasBedChoice: column('t.bed_choice'),
  namedGuests: column('p.named'),
  isSpecialCareRequired: column('coalesce(p.care, false)'),
  mainName: column('p.main_name'),
  isRejectedInside: column('coalesce(p.rejected, false)'),
  roomRegistration: column('p.registration'),
  holderId: column('b.guest_id'),
  holder: personOf('hg'),
  holderSocialName: column('hg.social_name'),
  holderIdentity: identityOf('hv'),
  guestId: column('coalesce(p.main_guest_id, b.guest_id)'),
  guest: personOf('g'),
  identity: identityOf('v'),
  hasAddress: column('ad.guest_id is not null'),
  isStaying: column('own.id is not null'),
  registration: column('own.state'),
  trip: column(`case when c.trip is null then null else jsonb_build_object(
    'travelReasonId', c.trip -> 'travelReasonId', 'transportationModeId', c.trip -> 'transportationModeId') end`),
  answers: column(`c.registration - 'document' - 'race'`),
  hasGuarantee: column('gt.accommodation_id is not null or cd.id is not null'),
  hasBegun: column(
    `exists (select from accommodations o where o.booking_id = b.id and o.checked_in_at is not null)`,
  ),
  hasOpenPayment: column('pay.id is not null'),
  openedVersion: column('l.version'),
  openedFacts: column('l.facts -> a.id::text'),
};

/** What matters at check-in alone is not read of a room whose guests are in the hotel. */
const FROM_ROOMS = (ids: SQL) => sql`(${ids}) wanted
  join accommodations a on a.id = wanted.id
  join bookings b on b.id = a.booking_id
  join rooms r on r.id = a.room_id
  join room_types t on t.id = a.room_type_id
  left join lateral (
    select count(*) filter (where ag.name <> '')::int as named,
      bool_or(ag.is_special_care_required) as care,
      (array_agg(coalesce(ag.social_name, ag.name)) filter (where ag.is_main and ag.name <> ''))[1] as main_name,
      (array_agg(ag.guest_id) filter (where ag.is_main))[1] as main_guest_id,
      bool_or(ag.access_suspended_at is not null or ag.rejected_after_code_at is not null) as rejected,
      (array_agg(gr.state order by array_position(array['REFUSED', 'INCOMPLETE', 'READY', 'SENT', 'ACCEPTED'], gr.state)))[1] as registration
    from accommodation_guests ag left join guest_registrations gr on gr.room_guest_id = ag.id
    where ag.accommodation_id = a.id
  ) p on true
  left join partner_bookings pb on pb.booking_id = b.id
  left join guests hg on hg.id = b.guest_id
  left join guests g on g.id = coalesce(p.main_guest_id, b.guest_id) and a.checked_in_at is null
  left join identity_validations v on v.guest_id = g.id
  left join identity_validations hv on hv.guest_id = b.guest_id and b.channel = 'PARTNER' and a.checked_in_at is null
  left join guest_addresses ad on ad.guest_id = g.id
  left join check_ins c on c.booking_id = b.id and c.guest_id = g.id
  left join lateral (
    select og.id, gr.state from accommodation_guests og left join guest_registrations gr on gr.room_guest_id = og.id
    where og.booking_id = b.id and og.guest_id = g.id limit 1
  ) own on true
  left join guarantees gt on gt.accommodation_id = a.id and a.checked_in_at is null
  left join cash_deposits cd on cd.accommodation_id = a.id and cd.returned_at is null and a.checked_in_at is null
  left join payments pay on pay.booking_id = b.id and pay.status = 'OPEN'
  left join booking_openings l on l.booking_id = b.id and l.staff_id = ${sql.placeholder('staffId')}::uuid`;

const hotelId = sql`${sql.placeholder('hotelId')}::text`;
const day = sql`${sql.placeholder('day')}::date`;
/** Rooms that were taken out of a booking before anybody came are on no list. */
const NOT_DROPPED = sql.raw('not (a.left_at is not null and a.checked_in_at is null)');

/** A day's arrivals and departures; those who left on it earlier than booked; and who is, was or will be in the hotel. */
const ROOMS_OF_DAY = sql`
  select a.id from bookings b join accommodations a on a.booking_id = b.id
  where b.hotel_id = ${hotelId} and b.checkin_date = ${day} and ${NOT_DROPPED}
    and b.status = any(${STANDING} || array['CONCLUDED', 'NO_SHOW'])
  union
  select a.id from bookings b join accommodations a on a.booking_id = b.id
  where b.hotel_id = ${hotelId} and b.checkout_date = ${day} and a.left_at is null and b.status = any(${STANDING})
  union
  select a.id from accommodations a
  where a.hotel_id = ${hotelId} and a.checked_in_at is not null
    and a.left_at >= ${sql.placeholder('from')}::timestamptz and a.left_at < ${sql.placeholder('until')}::timestamptz
  union
  select a.id from accommodations a join bookings b on b.id = a.booking_id
  where a.hotel_id = ${hotelId} and a.checked_in_at is not null and a.left_at is null and b.checkin_date <= ${day}
    and (b.checkout_date >= ${day} or ${day} <= ${sql.placeholder('today')}::date)
  union
  select a.id from accommodations a
  where ${day} < ${sql.placeholder('today')}::date and a.hotel_id = ${hotelId}
    and a.checked_in_at < ${sql.placeholder('until')}::timestamptz and a.left_at >= ${sql.placeholder('until')}::timestamptz
  union
  select a.id from rooms r join accommodations a on a.room_id = r.id join bookings b on b.id = a.booking_id
  where ${day} > ${sql.placeholder('today')}::date and r.hotel_id = ${hotelId} and a.holds_room and a.left_at is null
    and a.occupied && tstzrange(${sql.placeholder('from')}::timestamptz, ${sql.placeholder('until')}::timestamptz)
    and b.checkin_date < ${day} and b.checkout_date > ${day} and b.status = any(${STANDING})`;

const names = Object.keys(FACTS);
const toFacts = (row: readonly unknown[]): RoomFacts =>
  // Columns and values have one order: that of FACTS.
  Object.fromEntries(names.map((name, index) => [name, row[index]])) as RoomFacts;

const boardRooms = oncePerDatabase(db =>
  prepareRows(db, db.select(FACTS).from(FROM_ROOMS(ROOMS_OF_DAY)), toFacts),
);

export type BoardQuestion = {
  hotelId: string;
  staffId: string;
  day: LocalDate;
  today: LocalDate;
  /** The day's first moment, and that of the next one. */
  from: Date;
  until: Date;
};

/** The rooms of a hotel's day in one statement, whatever their number. */
export async function findBoardRooms(
  db: Database,
  { from, until, ...question }: BoardQuestion,
): Promise<RoomFacts[]> {
  return boardRooms(db).execute({ ...question, from: from.toISOString(), until: until.toISOString() });
}

const bookingRooms = oncePerDatabase(db => {
  const ofBooking = sql`select a.id from accommodations a where a.booking_id = ${sql.placeholder('bookingId')}::uuid`;
  const statement = db.select(FACTS).from(FROM_ROOMS(ofBooking)).orderBy(sql`a.id`);
  return prepareRows(db, statement, toFacts);
});

/** The same of one booking's rooms, as its page shows them. */
export async function findBookingRooms(
  db: Database,
  question: { bookingId: string; staffId: string },
): Promise<RoomFacts[]> {
  return bookingRooms(db).execute(question);
}

const neighbours = oncePerDatabase(db =>
  db
    .select({
      unfinishedDayBefore: sql<number>`(select count(*) from bookings b join accommodations a on a.booking_id = b.id
        where b.hotel_id = ${hotelId} and b.status = any(${STANDING}) and a.left_at is null
          and b.checkin_date = ${day} - 1 and a.checked_in_at is null)::int
        + (select count(*) from bookings b join accommodations a on a.booking_id = b.id
        where b.hotel_id = ${hotelId} and b.status = any(${STANDING}) and a.left_at is null
          and b.checkout_date = ${day} - 1 and a.checked_in_at is not null)::int`,
      arrivalsDayAfter: sql<number>`(select count(*) from bookings b join accommodations a on a.booking_id = b.id
        where b.hotel_id = ${hotelId} and b.status = any(${STANDING}) and a.left_at is null
          and b.checkin_date = ${day} + 1)::int`,
    })
    .from(sql`(select 1) one`)
    .prepare('board_neighbours'),
);

/** Rooms of the day before that are unfinished, and arrivals of the day after. */
export async function countNeighbourDays(
  db: Database,
  question: { hotelId: string; day: LocalDate },
): Promise<{ unfinishedDayBefore: number; arrivalsDayAfter: number }> {
  const [found] = await neighbours(db).execute(question);
  return found ?? { unfinishedDayBefore: 0, arrivalsDayAfter: 0 };
}
