import * as z from 'zod/mini';
import { hotelFailures } from '../failures.ts';
import { sixDigitCode } from '../schemas.ts';
import { openStaffCall } from './staff-call.ts';
import { typedPassword } from './staff-session.ts';

/** Password and second factor by a link that works once (STF-02). The link stays usable until the last step. */

const linkToken = z.string().check(z.regex(/^[\w-]{43}$/));

export const find = openStaffCall(null)
  .route({
    method: 'POST',
    path: '/set-up/link',
    operationId: 'findSetUpLink',
    tags: ['Set-up'],
    summary: 'The person that a link belongs to',
  })
  .errors(hotelFailures('STAFF_LINK_INVALID', 'TOO_MANY_REQUESTS'))
  .input(z.object({ token: linkToken }))
  .output(z.object({ name: z.string(), email: z.string() }));

export const choosePassword = openStaffCall(null)
  .route({
    method: 'POST',
    path: '/set-up/password',
    operationId: 'chooseStaffPassword',
    tags: ['Set-up'],
    summary: 'Choose a password; the address for the authenticator app comes back',
  })
  .errors(hotelFailures('STAFF_LINK_INVALID', 'PASSWORD_TOO_WEAK', 'TOO_MANY_REQUESTS'))
  .input(z.object({ token: linkToken, password: typedPassword }))
  .output(z.object({ otpauthUri: z.string() }));

export const confirm = openStaffCall('ACCOUNT_SET_UP')
  .route({
    method: 'POST',
    path: '/set-up/code',
    operationId: 'confirmSecondFactor',
    tags: ['Set-up'],
    summary: 'A first code of the authenticator app; ends the set-up and uses up the link',
  })
  .errors(
    hotelFailures('STAFF_LINK_INVALID', 'STAFF_PASSWORD_WRONG', 'STAFF_CODE_WRONG', 'TOO_MANY_REQUESTS'),
  )
  .input(z.object({ token: linkToken, password: typedPassword, code: sixDigitCode }))
  .output(z.object({ recoveryCodes: z.array(z.string()) }));
