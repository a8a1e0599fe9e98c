import type { NewVisitor } from '#shared/contract/guest/visitors.ts';
import { CPF } from '#tests/personal-data.ts';

export function visitorFor(
  { bookingId, room }: Pick<NewVisitor, 'bookingId' | 'room'>,
  wishes: Partial<NewVisitor> = {},
): NewVisitor {
  return {
    bookingId,
    room,
    fullName: 'Zoé d’Ávila',
    nickname: 'Zo',
    documentType: 'CPF',
    document: CPF,
    visitorType: 'GUEST',
    visitDate: '2026-12-11',
    startTime: '10:00',
    endTime: '14:00',
    ...wishes,
  };
}
