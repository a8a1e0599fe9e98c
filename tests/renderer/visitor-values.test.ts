import { describe, expect, test } from 'vitest';
import { emptyValues, roomKey, toNewVisitor } from '#renderer/guest/features/stay/visitors/visitor-values.ts';
import type { VisitableRoom } from '#shared/contract/guest/visitors.ts';

const visitable = (bookingId: string, room: string | null): VisitableRoom => ({
  bookingId,
  room,
  checkInDate: '2026-12-10T15:00:00-03:00',
  checkOutDate: '2026-12-13T12:00:00-03:00',
  unavailableDates: [],
  buildingName: 'Pernoite Jardins',
  buildingTimezone: 'America/Sao_Paulo',
});
const [withheld, shown, exchanged] = [null, '101', '102'].map(room => visitable('b1', room));

const meant = (rooms: VisitableRoom[], key: string) => rooms.find(one => roomKey(one, rooms) === key);

describe('a form of a visitor', () => {
  test('means the only room also once its number is shown or exchanged, and sends none (BKG-14, PD-65)', () => {
    if (!withheld || !shown || !exchanged) throw new Error('there are three');
    const values = emptyValues([withheld]);
    for (const room of [withheld, shown, exchanged]) {
      expect(meant([room], values.room)).toBe(room);
      expect(toNewVisitor(values, room, [room])).toMatchObject({ bookingId: 'b1', room: null });
    }
  });

  test('has one of several rooms chosen, and sends its number (VIS-04, VIS-06)', () => {
    const rooms = [visitable('b1', '101'), visitable('b2', '101'), visitable('b2', '102')];
    const values = emptyValues(rooms);
    expect(values.room).toBe('');
    for (const room of rooms) {
      expect(meant(rooms, roomKey(room, rooms))).toBe(room);
      expect(toNewVisitor(values, room, rooms)).toMatchObject({ bookingId: room.bookingId, room: room.room });
    }
  });
});
