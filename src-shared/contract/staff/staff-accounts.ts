import * as z from 'zod/mini';
import { NAME_LENGTHS } from '../../rules/person-name.ts';
import { hotelFailures } from '../failures.ts';
import { done, emailAddress, id, isoInstant, personName } from '../schemas.ts';
import { staffCall } from './staff-call.ts';
import { staffRole } from './staff-session.ts';

/** Staff of a hotel, for its managers (STF-05). */

export const staffPerson = z.object({
  staffId: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(staffRole),
  /** False until password and second factor are chosen. */
  isSetUp: z.boolean(),
  /** Null for a person who is not signed in anywhere. */
  signedInSince: z.nullable(isoInstant),
  isSelf: z.boolean(),
});
export type StaffPerson = z.infer<typeof staffPerson>;

const roles = z.array(staffRole).check(
  z.maxLength(3),
  z.refine(given => new Set(given).size === given.length, { error: 'roles.twice' }),
);
const person = z.object({ hotelId: id, staffId: z.uuid() });

export const list = staffCall({ roles: ['MANAGER'], act: null })
  .route({
    method: 'GET',
    path: '/hotels/{hotelId}/staff',
    operationId: 'listStaff',
    tags: ['Staff'],
    summary: 'Everybody with a role at the hotel',
  })
  .input(z.object({ hotelId: id }))
  .output(z.object({ staff: z.array(staffPerson) }));

/** A person who has an account already gets the roles at once; their sessions end, so that the next one has them. */
export const invite = staffCall({ roles: ['MANAGER'], act: 'STAFF_INVITED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/staff',
    operationId: 'inviteStaff',
    tags: ['Staff'],
    summary: 'Invite a person by e-mail, or send the invitation again',
  })
  .errors(hotelFailures('ALREADY_AT_HOTEL', 'OWN_ACCOUNT', 'TOO_MANY_REQUESTS'))
  .input(
    z.object({
      hotelId: id,
      name: personName(NAME_LENGTHS.firstName + NAME_LENGTHS.lastName),
      email: emailAddress,
      roles: roles.check(z.minLength(1)),
    }),
  )
  .output(z.object({ staffId: z.uuid() }));

/** Without roles the person no longer works at this hotel. */
export const changeRoles = staffCall({ roles: ['MANAGER'], act: 'ROLES_CHANGED' })
  .route({
    method: 'PUT',
    path: '/hotels/{hotelId}/staff/{staffId}/roles',
    operationId: 'changeStaffRoles',
    tags: ['Staff'],
    summary: 'Change the roles at this hotel; ends the sessions of the person',
  })
  .errors(hotelFailures('STAFF_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_MANAGER'))
  .input(z.extend(person, { roles }))
  .output(done);

export const resetSecondFactor = staffCall({ roles: ['MANAGER'], act: 'SECOND_FACTOR_RESET' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/staff/{staffId}/reset',
    operationId: 'resetStaffSecondFactor',
    tags: ['Staff'],
    summary: 'Password, second factor and passkeys no longer work; a new link goes out by e-mail',
  })
  .errors(hotelFailures('STAFF_NOT_FOUND', 'OWN_ACCOUNT', 'WORKS_ELSEWHERE', 'TOO_MANY_REQUESTS'))
  .input(person)
  .output(done);

export const deactivate = staffCall({ roles: ['MANAGER'], act: 'STAFF_DEACTIVATED' })
  .route({
    method: 'POST',
    path: '/hotels/{hotelId}/staff/{staffId}/deactivate',
    operationId: 'deactivateStaff',
    tags: ['Staff'],
    summary: 'Take away all roles, the sign-in and every session',
  })
  .errors(hotelFailures('STAFF_NOT_FOUND', 'OWN_ACCOUNT', 'WORKS_ELSEWHERE', 'LAST_MANAGER'))
  .input(person)
  .output(done);
