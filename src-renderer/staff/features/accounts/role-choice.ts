import { type StaffRole, staffRoles } from '#shared/contract/staff/staff-call.ts';

/** The boxes of a form. */
export type RoleChoice = Record<StaffRole, boolean>;

export const toRoles = (choice: RoleChoice): StaffRole[] => staffRoles.filter(role => choice[role]);

export const toRoleChoice = (roles: readonly StaffRole[]): RoleChoice => ({
  RECEPTION: roles.includes('RECEPTION'),
  HOUSEKEEPING: roles.includes('HOUSEKEEPING'),
  MANAGER: roles.includes('MANAGER'),
});
