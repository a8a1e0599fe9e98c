import type { StaffSession } from '#shared/contract/staff/staff-session.ts';

/** A person who can open this desk: the one whose session is locked, or a colleague of the shift. */
export type Who = { staffId: string; name: string; isSelf: boolean; byPin: boolean };

export function peopleOf({ staffId, name, needsPassword, colleagues }: StaffSession): Who[] {
  return [
    { staffId, name, isSelf: true, byPin: !needsPassword },
    ...colleagues.map(colleague => ({
      staffId: colleague.staffId,
      name: colleague.name,
      isSelf: false,
      byPin: colleague.hasPin,
    })),
  ];
}
