/** What a system stores of a hotel: its bookings, and the cursor, together with what was applied up to it. */
export type Copy = { cursor: string | null; bookings: Map<string, unknown> };

type Page = { events: { bookingId: string | null }[]; next: string; hasMore: boolean };
type Bookings = { bookings: { bookingId: string }[]; next: string | null };

/** Brings the copy a page of the feed further, or makes it; true while there is more. */
export async function keepInStep(gateway: string, key: string, copy: Copy): Promise<boolean> {
  const get = async <Body>(path: string): Promise<Body | null> => {
    const response = await fetch(`${gateway}/hotel/v1${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (response.status !== 429 && response.status < 500)
      return response.ok ? ((await response.json()) as Body) : null;
    const seconds = Number(response.headers.get('retry-after') ?? 5);
    await new Promise(resolve => setTimeout(resolve, seconds * 1_000));
    return get(path);
  };
  const page = copy.cursor === null ? null : await get<Page>(`/events?after=${copy.cursor}`);
  if (page === null) {
    // The first time, and after 30 days: the cursor comes first, so that nothing is missed while the bookings are read.
    let end = await get<Page>('/events');
    while (end?.hasMore) end = await get<Page>(`/events?after=${end.next}`);
    for (let after: string | null = ''; after !== null; ) {
      const found: Bookings | null = await get<Bookings>(`/bookings${after && `?after=${after}`}`);
      for (const booking of found?.bookings ?? []) copy.bookings.set(booking.bookingId, booking);
      after = found?.next ?? null;
    }
    copy.cursor = end?.next ?? null;
    return false;
  }
  for (const { bookingId } of page.events)
    if (bookingId !== null) copy.bookings.set(bookingId, await get(`/bookings/${bookingId}`));
  copy.cursor = page.next;
  return page.hasMore;
}

if (import.meta.main) {
  const { GATEWAY = '', KEY = '' } = process.env;
  for (const copy: Copy = { cursor: null, bookings: new Map() }; ; ) {
    const hasMore = await keepInStep(GATEWAY, KEY, copy);
    console.log(`${copy.bookings.size} bookings, cursor ${copy.cursor}`);
    if (!hasMore) await new Promise(resolve => setTimeout(resolve, 5_000));
  }
}
