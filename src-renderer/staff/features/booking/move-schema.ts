import * as z from 'zod/mini';
import { id, localDate } from '#shared/contract/schemas.ts';
import { moveReason } from '#shared/contract/staff/room-moves.ts';

const required = { error: 'required' };

/** `when` is NOW or a day. Messages are keys of the general texts. */
export const NOW = 'now';

export const moveSchema = z.object({
  when: z.string().check(z.refine(value => value === NOW || localDate.safeParse(value).success, required)),
  roomId: z.string().check(z.refine(value => id.safeParse(value).success, required)),
  reason: z.string().check(z.refine(value => moveReason.safeParse(value).success, required)),
});
export type MoveValues = z.infer<typeof moveSchema>;
