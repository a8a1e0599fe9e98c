import { type SQL, sql } from 'drizzle-orm';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import type { LocalDate } from '#shared/hotel-time.ts';
import type { StoredBooking } from './booking-store.ts';
import { personOf } from './desk-people-columns.ts';
import { oncePerDatabase } from './prepared.ts';
import type { IdentityPerson } from './schema/validations.ts';
import type { Database } from './store.ts';

export type FoundBooking = {
  bookingId: string;
  locator: string;
  status: StoredBooking['status'];
  channel: StoredBooking['channel'];
  checkinDate: LocalDate;
  checkoutDate: LocalDate;
  rooms: string[];
  /** 0 to 3, the order of `WAYS`. */
  foundBy: number;
  mainName: string | null;
  holder: IdentityPerson | null;
  holderSocialName: string | null;
  holderLastName: string | null;
};

/** What a text can be found by, the most certain first. */
export const WAYS = ['LOCATOR', 'ROOM', 'EMAIL', 'NAME'] as const satisfies SearchHit['foundBy'][];

/** Null where the text cannot be of that kind. */
export type SearchTerms = {
  /** Upper case. */
  locator: string | null;
  room: string | null;
  /** Lower case. */
  email: string | null;
  /** A tsquery of the beginnings of words, as `name_tokens` of the migration writes them. */
  name: string | null;
};

const hotelId = sql`${sql.placeholder('hotelId')}::text`;
const today = sql`${sql.placeholder('today')}::date`;
const term = (name: keyof SearchTerms) => sql`${sql.placeholder(name)}::text`;
const words = sql`${sql.placeholder('name')}::tsquery`;
/** By bytes and without LIKE, whose pattern would have to be known when the statement is planned; null finds nothing. */
const beginsWith = (of: string, name: keyof SearchTerms) =>
  sql`${sql.raw(of)} ~>=~ ${term(name)} and ${sql.raw(of)} ~<~ (${term(name)} || chr(1114111))`;

/** Written as the migration's indexes are, or they would not be used. */
const GUEST_TOKENS = sql.raw(
  `name_tokens(g.first_name || ' ' || g.last_name || ' ' || coalesce(g.social_name, ''))`,
);
const ROOM_GUEST_TOKENS = sql.raw(`name_tokens(ag.name || ' ' || coalesce(ag.social_name, ''))`);
const HOLDER_TOKENS = sql.raw('name_tokens(b.holder_last_name)');

const byRoomGuest = (way: number, condition: SQL) => sql`select ag.booking_id, ${sql.raw(String(way))}
  from accommodation_guests ag join bookings b on b.id = ag.booking_id where b.hotel_id = ${hotelId} and ${condition}`;
const byHolder = (way: number, condition: SQL) => sql`select b.id, ${sql.raw(String(way))}
  from guests g join bookings b on b.guest_id = g.id where b.hotel_id = ${hotelId} and ${condition}`;
const byBooking = (way: number, condition: SQL) => sql`select b.id, ${sql.raw(String(way))}
  from bookings b where b.hotel_id = ${hotelId} and ${condition}`;

const FOUND = sql.join(
  [
    byBooking(0, beginsWith('b.locator', 'locator')),
    sql`select a.booking_id, 1 from rooms r join accommodations a on a.room_id = r.id
      where r.hotel_id = ${hotelId} and upper(r.number) = ${term('room')}`,
    byHolder(2, beginsWith('g.email', 'email')),
    byRoomGuest(2, beginsWith('ag.email', 'email')),
    byBooking(2, beginsWith('b.holder_email', 'email')),
    byHolder(3, sql`${GUEST_TOKENS} @@ ${words}`),
    byRoomGuest(3, sql`${ROOM_GUEST_TOKENS} @@ ${words}`),
    byBooking(3, sql`b.guest_id is null and b.holder_last_name is not null and ${HOLDER_TOKENS} @@ ${words}`),
  ],
  sql` union all `,
);

/** Under way, to come by their nearness, over from the latest on; canceled ones last. */
const BY_USE = sql`case b.status when 'IN_PROGRESS' then 0 when 'CONCLUDED' then 2 when 'NO_SHOW' then 2
    when 'CANCELED' then 3 else 1 end, abs(b.checkin_date - ${today}), b.locator`;

const searched = oncePerDatabase(db =>
  db
    .select({
      bookingId: sql<string>`b.id`,
      locator: sql<string>`b.locator`,
      status: sql<StoredBooking['status']>`b.status`,
      channel: sql<StoredBooking['channel']>`b.channel`,
      checkinDate: sql<LocalDate>`b.checkin_date::text`,
      checkoutDate: sql<LocalDate>`b.checkout_date::text`,
      rooms: sql<string[]>`(select coalesce(jsonb_agg(r.number order by a.id), '[]') from accommodations a
        join rooms r on r.id = a.room_id where a.booking_id = b.id)`,
      foundBy: sql<number>`b.way`,
      mainName: sql<string | null>`(select coalesce(ag.social_name, ag.name) from accommodation_guests ag
        where ag.booking_id = b.id and ag.is_main and ag.name <> '' order by ag.accommodation_id limit 1)`,
      holder: personOf('h'),
      holderSocialName: sql<string | null>`h.social_name`,
      holderLastName: sql<string | null>`b.holder_last_name`,
    })
    .from(
      sql`(select b.*, f.way from (select id, min(way) as way from (${FOUND}) found (id, way) group by id) f
          join bookings b on b.id = f.id
          order by f.way, ${BY_USE} limit ${sql.placeholder('limit')}::int) b
        left join guests h on h.id = b.guest_id`,
    )
    .orderBy(sql`b.way, ${BY_USE}`)
    .prepare('desk_search'),
);

/** Bookings of one hotel alone. */
export async function searchHotelBookings(
  db: Database,
  question: SearchTerms & { hotelId: string; today: LocalDate; limit: number },
): Promise<FoundBooking[]> {
  return searched(db).execute(question);
}
