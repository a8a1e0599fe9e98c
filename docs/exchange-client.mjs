// Keeps another system in step with a hotel's bookings and rooms: `node docs/exchange-client.mjs`, with GATEWAY and KEY in the
// environment.
// `store` is that system: what it has of a hotel, and the cursor, which it saves together with what it has just applied.
export async function keepInStep({ gateway, key, store }) {
  const get = async path => {
    const response = await fetch(`${gateway}/hotel/v1${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (response.status === 429 || response.status >= 500) {
      await new Promise(resolve =>
        setTimeout(resolve, 1_000 * Number(response.headers.get('retry-after') ?? 5)),
      );
      return get(path);
    }
    return response.status === 410 ? null : response.json();
  };
  let page = store.cursor === null ? null : await get(`/events?after=${store.cursor}`);
  if (page === null) {
    // The first time, or after more than 30 days: the cursor first, so that nothing is missed while the bookings are read.
    for (page = await get('/events'); page.hasMore; ) page = await get(`/events?after=${page.next}`);
    for (let after = ''; after !== null; ) {
      const { bookings, next } = await get(`/bookings${after && `?after=${after}`}`);
      for (const booking of bookings) store.bookings.set(booking.bookingId, booking);
      after = next;
    }
    page.events = [];
  }
  for (const id of new Set(page.events.flatMap(({ bookingId }) => bookingId ?? [])))
    store.bookings.set(id, await get(`/bookings/${id}`));
  // Once a minute also without an event: a closure and a stay begin by time alone.
  if (Date.now() - store.roomsReadAt > 60_000 || page.events.some(({ roomId }) => roomId !== null)) {
    store.rooms = new Map((await get('/rooms')).rooms.map(room => [room.roomId, room]));
    store.roomsReadAt = Date.now();
  }
  store.cursor = page.next;
  return page.hasMore;
}

if (import.meta.main) {
  const store = { cursor: null, bookings: new Map(), rooms: new Map(), roomsReadAt: 0 };
  for (;;) {
    const hasMore = await keepInStep({ gateway: process.env.GATEWAY, key: process.env.KEY, store });
    const counts = `${store.bookings.size} bookings, ${store.rooms.size} rooms`;
    console.log(new Date().toISOString(), `${counts}, cursor ${store.cursor}`);
    if (!hasMore) await new Promise(resolve => setTimeout(resolve, 5_000));
  }
}
