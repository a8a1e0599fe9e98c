import type { StaffSession } from '#shared/contract/staff/staff-session.ts';

export const receptionSession = (isLocked: boolean): StaffSession => ({
  staffId: 'b0b00000-0000-4000-b000-000000000002',
  name: 'Bia Rocha',
  email: 'reception.jardins@pernoite.test',
  hotels: [],
  isLocked,
  hasPin: true,
  needsPassword: false,
  endsAt: '2026-11-28T20:00:00.000Z',
  colleagues: [],
});
