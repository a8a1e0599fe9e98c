import type { Board } from '#shared/contract/staff/board.ts';

/** A board on the screen, and the newer one that waits while the pointer or the focus is in its lists (FRD-04). */
export type WaitingBoard = {
  /** The day that was chosen, so that another one is shown at once. */
  of: string;
  shown: Board;
  waiting: Board | null;
};

/** After a fetch, and after the pointer or the focus has come or gone. The same object where nothing changes. */
export function receive(
  held: WaitingBoard | null,
  { of, latest, isInside }: { of: string; latest: Board; isInside: boolean },
): WaitingBoard {
  if (held !== null && held.of === of) {
    if (held.shown === latest && held.waiting === null) return held;
    if (isInside && countChanges(held.shown, latest) > 0)
      return held.waiting === latest ? held : { ...held, waiting: latest };
  }
  return { of, shown: latest, waiting: null };
}

/** Rooms and subjects of attention that a reader would see differently, those that come and go included. */
export function countChanges(shown: Board, latest: Board): number {
  if (shown === latest) return 0;
  const before = toFacts(shown);
  const after = toFacts(latest);
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter(name => before.get(name) !== after.get(name)).length;
}

function toFacts({ rows, lists, attention, devices }: Board): Map<string, string> {
  return new Map([
    ...rows.map(row => {
      const id = row.accommodationId;
      const isIn = [lists.arrivals, lists.inHouse, lists.departures].map(list => list.includes(id));
      return [`room ${id}`, JSON.stringify([row, isIn])] as const;
    }),
    ...attention.map(item => {
      const name = `${item.kind} ${item.bookingId} ${item.accommodationId}`;
      return [name, JSON.stringify(item)] as const;
    }),
    // Its last sign of life is no change that a reader sees.
    ...devices.map(({ deviceId, state }) => [`device ${deviceId}`, state] as const),
  ]);
}
