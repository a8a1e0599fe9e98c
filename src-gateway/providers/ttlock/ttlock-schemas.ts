import { z } from 'zod';

/** From TTLock's documentation (euopen.ttlock.com): never run against a real account. Other fields are not read. */

/** A number, as a text where the documentation shows it as one. */
const number = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** Errors come with status 200; a code of 0, or none, is no error. */
export const failure = z.object({ errcode: number.optional() });

export const grantedToken = z.object({
  access_token: z.string().min(1).max(500),
  refresh_token: z.string().min(1).max(500),
  /** In seconds. */
  expires_in: number,
});

export const done = z.object({});

/** NB-IoT locks alone have a status; 2 is invalid or expired. */
export const passcodeList = z.object({
  list: z.array(
    z.object({
      keyboardPwdId: number,
      keyboardPwd: z.string().max(40),
      keyboardPwdName: z.string().max(300).nullish(),
      startDate: number.nullish(),
      endDate: number.nullish(),
      status: number.nullish(),
    }),
  ),
  pages: number,
});
export type Passcode = z.infer<typeof passcodeList>['list'][number];

export const lockList = z.object({ list: z.array(z.object({ lockId: number })), pages: number });
