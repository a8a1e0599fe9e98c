import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from '#renderer/platform/ui/calendar-file.ts';

const entry = {
  id: 'space-a1',
  startsAt: new Date('2026-12-02T14:00:00-03:00'),
  endsAt: new Date('2026-12-02T16:30:00-03:00'),
  madeAt: new Date('2026-12-01T12:00:00Z'),
  summary: 'Deck; sol, mar',
  place: { name: 'Pernoite Praia' },
};

test('what a guest puts into a calendar has its name and its instants (SPC-04, VIS-02)', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toContain('UID:space-a1@pernoite');
  expect(lines).toContain('DTSTART:20261202T170000Z');
  expect(lines).toContain('DTEND:20261202T193000Z');
  expect(lines).toContain('SUMMARY:Deck\\; sol\\, mar');
  expect(lines).toContain('END:VCALENDAR');
});

test('no name breaks out of its line (SPC-04, VIS-02)', () => {
  const plain = calendarFile(entry).replaceAll('\r\n ', '').split('\r\n').length;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), summary => {
      const lines = calendarFile({ ...entry, summary })
        .replaceAll('\r\n ', '')
        .split('\r\n');
      expect(lines.filter(line => line === 'END:VEVENT')).toHaveLength(1);
      expect(lines).toHaveLength(plain);
    }),
  );
});
