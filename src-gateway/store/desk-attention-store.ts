import { sql } from 'drizzle-orm';
import type { AttentionKind } from '#shared/contract/staff/board.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { Cents } from '#shared/money.ts';
import type { StoredBooking } from './booking-store.ts';
import { type DeskIdentity, identityOf, personOf, STANDING } from './desk-people-columns.ts';
import { oncePerDatabase } from './prepared.ts';
import type { IdentityPerson } from './schema/validations.ts';
import type { Database } from './store.ts';

/** A subject of attention, with the names that its line may show. */
export type AttentionFacts = {
  kind: AttentionKind;
  bookingId: string;
  locator: string;
  accommodationId: number | null;
  number: string | null;
  /** Milliseconds since 1970. */
  since: number;
  amountCents: Cents | null;
  mainName: string | null;
  holder: IdentityPerson | null;
  holderSocialName: string | null;
  holderLastName: string | null;
};

export type AttentionQuestion = {
  hotelId: string;
  timeZone: string;
  today: LocalDate;
  now: Date;
  /** A departure before this moment is overdue, a payment from before this one is stuck, a lock since this one is silent. */
  overdueBefore: Date;
  stuckBefore: Date;
  silentBefore: Date;
};

const hotelId = sql`${sql.placeholder('hotelId')}::text`;
const today = sql`${sql.placeholder('today')}::date`;
const now = sql`${sql.placeholder('now')}::timestamptz`;
const timeZone = sql`${sql.placeholder('timeZone')}::text`;
const stuckBefore = sql`${sql.placeholder('stuckBefore')}::timestamptz`;
const arrival = sql`((b.checkin_date + make_interval(hours => a.checkin_hour)) at time zone ${timeZone})`;
const departure = sql`((b.checkout_date + make_interval(hours => a.checkout_hour)) at time zone ${timeZone})`;

/** Each a list of kind, booking, room or null, since when, and cents or null. */
const SUBJECTS = sql.join(
  [
    // The room that somebody should enter now is closed, or another stay's guests are in it.
    sql`select 'ROOM_CONFLICT', b.id, a.id, ${arrival}, null::int
      from bookings b join accommodations a on a.booking_id = b.id join rooms r on r.id = a.room_id
      where b.hotel_id = ${hotelId} and b.status = any(array['CONFIRMED', 'IN_PROGRESS']) and b.checkin_date <= ${today}
        and a.left_at is null and a.checked_in_at is null and ${arrival} <= ${now} and ${departure} > ${now}
        and (not r.is_ready or exists (select from accommodations o where o.room_id = a.room_id and o.id <> a.id
          and o.checked_in_at is not null and o.left_at is null and lower(o.occupied) < lower(a.occupied)))`,
    // One line for a room: while a code is to be set, that is what its guests wait for.
    sql`select 'LOCK_' || c.failure, a.booking_id, a.id, c.failing_since, null::int
      from (select distinct on (room_id) * from lock_commands where failure is not null
        order by room_id, action = 'CLEAR', id desc) c
        join accommodations a on a.id = c.accommodation_id join rooms r on r.id = c.room_id
      where r.hotel_id = ${hotelId}
        and (c.failure <> 'NO_RESPONSE' or c.failing_since <= ${sql.placeholder('silentBefore')}::timestamptz)`,
    sql`select 'IDENTITY_REJECTED_INSIDE', b.id, a.id, min(coalesce(ag.access_suspended_at, ag.rejected_after_code_at)), null::int
      from accommodations a join bookings b on b.id = a.booking_id join accommodation_guests ag on ag.accommodation_id = a.id
      where a.hotel_id = ${hotelId} and a.checked_in_at is not null and a.left_at is null
        and (ag.access_suspended_at is not null or ag.rejected_after_code_at is not null)
      group by b.id, a.id`,
    sql`select 'DEPARTURE_OVERDUE', b.id, a.id, ${departure}, nullif(b.overstay_cents - b.overstay_paid_cents, 0)
      from accommodations a join bookings b on b.id = a.booking_id
      where a.hotel_id = ${hotelId} and a.checked_in_at is not null and a.left_at is null
        and ${departure} <= ${sql.placeholder('overdueBefore')}::timestamptz`,
    sql`select 'VISITOR_OVERDUE', v.booking_id, v.accommodation_id, min(least(v.ends_at, a.left_at, ${now})), null::int
      from visitors v join accommodations a on a.id = v.accommodation_id
      where v.hotel_id = ${hotelId} and v.arrived_at is not null and v.left_at is null
        and (v.ends_at <= ${now} or v.ends_at <= v.starts_at or a.left_at is not null)
      group by v.booking_id, v.accommodation_id`,
    sql`select 'MESSAGE_WAITING', m.booking_id, null::bigint, min(m.created_at), null::int
      from reception_messages m where m.hotel_id = ${hotelId} and m.closed_at is null group by m.booking_id`,
    sql`select 'ARRIVAL_MISSED', b.id, a.id, ${arrival}, null::int
      from bookings b join accommodations a on a.booking_id = b.id
      where b.hotel_id = ${hotelId} and b.status = any(${STANDING}) and b.checkin_date < ${today}
        and a.left_at is null and a.checked_in_at is null`,
    // The room to which the guests should have moved cannot be entered.
    sql`select 'MOVE_WAITING', v.booking_id, v.accommodation_id, v.starts_at, null::int
      from room_moves v where v.state = 'PLANNED' and v.hotel_id = ${hotelId} and v.starts_at <= ${now}`,
    sql`select 'REFUND_FAILED', b.id, null::bigint, f.created_at, f.amount_cents
      from refunds f join bookings b on b.id = f.booking_id where f.state = 'REFUSED' and b.hotel_id = ${hotelId}`,
    // A Pix code that can still be paid is not stuck.
    sql`select 'PAYMENT_UNSETTLED', b.id, null::bigint, p.created_at, p.amount_cents
      from payments p join bookings b on b.id = p.booking_id left join pix_codes x on x.payment_id = p.id
      where p.status = 'OPEN' and b.hotel_id = ${hotelId} and coalesce(x.expires_at, p.created_at) <= ${stuckBefore}`,
    sql`select 'PAYMENT_DIFFERS', b.id, null::bigint, d.found_at,
        abs(d.provider_taken_cents - d.provider_returned_cents - d.taken_cents + d.returned_cents)
      from payment_differences d join payments p on p.id = d.payment_id join bookings b on b.id = p.booking_id
      where b.hotel_id = ${hotelId}`,
    sql`select 'MINOR_UNREGISTERED', b.id, a.id, greatest(a.checked_in_at, ${arrival}), null::int
      from accommodations a join bookings b on b.id = a.booking_id
      where a.hotel_id = ${hotelId} and a.checked_in_at is not null and a.left_at is null and ${arrival} <= ${now}
        and exists (select from accommodation_guests ag left join minor_registrations mr on mr.room_guest_id = ag.id
          where ag.accommodation_id = a.id and ag.is_minor and mr.room_guest_id is null)`,
    sql`select 'REGISTRATION_REJECTED', gr.booking_id, gr.accommodation_id, gr.updated_at, null::int
      from guest_registrations gr where gr.hotel_id = ${hotelId} and gr.state = 'REFUSED'`,
  ],
  sql` union all `,
);

const PEOPLE = {
  locator: sql<string>`b.locator`,
  number: sql<string | null>`r.number`,
  mainName: sql<string | null>`m.name`,
  holder: personOf('h'),
  holderSocialName: sql<string | null>`h.social_name`,
  holderLastName: sql<string | null>`b.holder_last_name`,
};

const attention = oncePerDatabase(db =>
  db
    .select({
      kind: sql<AttentionKind>`s.kind`,
      bookingId: sql<string>`s.booking_id`,
      accommodationId: sql<number | null>`s.accommodation_id::float8`,
      since: sql<number>`(extract(epoch from s.since) * 1000)::float8`,
      amountCents: sql<Cents | null>`s.cents`,
      ...PEOPLE,
    })
    .from(
      sql`(${SUBJECTS}) s (kind, booking_id, accommodation_id, since, cents)
        join bookings b on b.id = s.booking_id
        left join accommodations a on a.id = s.accommodation_id
        left join rooms r on r.id = a.room_id
        left join lateral (select coalesce(ag.social_name, ag.name) as name from accommodation_guests ag
          where ag.accommodation_id = a.id and ag.is_main and ag.name <> '') m on true
        left join guests h on h.id = b.guest_id`,
    )
    .prepare('desk_attention'),
);

/** What is open now and shows in the data alone, whatever day the board shows. */
export async function findAttention(db: Database, question: AttentionQuestion): Promise<AttentionFacts[]> {
  const { now: at, overdueBefore, stuckBefore: stuck, silentBefore, ...rest } = question;
  return attention(db).execute({
    ...rest,
    now: at.toISOString(),
    overdueBefore: overdueBefore.toISOString(),
    stuckBefore: stuck.toISOString(),
    silentBefore: silentBefore.toISOString(),
  });
}

/** A guest with an identity that is not simply approved, in a booking that is expected by now or waits for a decision. */
export type CaseFacts = Omit<AttentionFacts, 'kind' | 'since' | 'amountCents'> & {
  channel: StoredBooking['channel'];
  /** Milliseconds since 1970, as every instant here. */
  importAllowedAt: number | null;
  guest: IdentityPerson;
  identity: DeskIdentity;
  holderIdentity: DeskIdentity | null;
  changedAt: number;
  /** The finished form of this guest, if it waits; null otherwise. */
  submittedAt: number | null;
};

const cases = oncePerDatabase(db =>
  db
    .select({
      bookingId: sql<string>`b.id`,
      accommodationId: sql<number | null>`a.id::float8`,
      channel: sql<StoredBooking['channel']>`b.channel`,
      importAllowedAt: sql<number | null>`(extract(epoch from b.import_allowed_at) * 1000)::float8`,
      guest: sql<IdentityPerson>`${personOf('g')}`,
      identity: sql<DeskIdentity>`${identityOf('v')}`,
      holderIdentity: identityOf('hv'),
      changedAt: sql<number>`(extract(epoch from v.changed_at) * 1000)::float8`,
      submittedAt: sql<number | null>`(extract(epoch from w.submitted_at) * 1000)::float8`,
      ...PEOPLE,
    })
    .from(
      sql`(
          select c.booking_id, c.guest_id, c.submitted_at, null::bigint as accommodation_id
          from check_ins c join bookings b on b.id = c.booking_id
          where c.submitted_at is not null and b.hotel_id = ${hotelId} and b.status = any(array['CONFIRMED', 'IN_PROGRESS'])
          union all
          select b.id, coalesce(ag.guest_id, b.guest_id), null::timestamptz, a.id
          from bookings b join accommodations a on a.booking_id = b.id
            left join accommodation_guests ag on ag.accommodation_id = a.id and ag.is_main
          where b.hotel_id = ${hotelId} and b.status = any(array['CONFIRMED', 'IN_PROGRESS']) and b.checkin_date <= ${today}
            and a.left_at is null and a.checked_in_at is null
        ) w
        join bookings b on b.id = w.booking_id
        join guests g on g.id = w.guest_id
        join identity_validations v on v.guest_id = g.id
        left join identity_validations hv on hv.guest_id = b.guest_id
        left join accommodations a on a.id = w.accommodation_id
        left join rooms r on r.id = a.room_id
        left join lateral (select coalesce(ag.social_name, ag.name) as name from accommodation_guests ag
          where ag.accommodation_id = a.id and ag.is_main and ag.name <> '') m on true
        left join guests h on h.id = b.guest_id
        where v.status <> 'PENDING'`,
    )
    .prepare('desk_cases'),
);

/** Guests of finished forms that wait, and of rooms that are expected by today, with what the identity rules need. */
export async function findCases(
  db: Database,
  question: { hotelId: string; today: LocalDate },
): Promise<CaseFacts[]> {
  return cases(db).execute(question);
}
