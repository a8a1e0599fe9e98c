import { z } from 'zod';

/** From Veriff's documentation: never run against a real account (docs/deploy.md). Other fields are not read. */

export const sessionId = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);

const name = z.string().max(300).nullish();
/** A number, as a text where the documentation shows it as one. */
const code = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number),
  ])
  .nullish()
  .catch(null);

export const createdSession = z.object({
  verification: z.object({ id: sessionId, url: z.url() }),
});

export const decisionResponse = z.object({
  /** Null until there is a decision. */
  verification: z
    .object({
      id: sessionId,
      status: z.string().max(60),
      reasonCode: code,
      person: z.object({ firstName: name, lastName: name }).nullish(),
      document: z.object({ type: z.string().max(60).nullish() }).nullish(),
    })
    .nullish(),
});
export type Decision = NonNullable<z.infer<typeof decisionResponse>['verification']>;

export const attemptsResponse = z.object({
  verifications: z.array(z.object({ status: z.string().max(60) })),
});

/** A decision's webhook names its session inside, an event's (started, submitted) outside. */
export const webhook = z.union([
  z.object({ verification: z.object({ id: sessionId }) }).transform(({ verification }) => verification.id),
  z.object({ id: sessionId }).transform(({ id }) => id),
]);
