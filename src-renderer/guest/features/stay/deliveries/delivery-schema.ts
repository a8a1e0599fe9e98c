import * as z from 'zod/mini';
import { DELIVERY_LENGTHS, deliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import { hasControlCharacter } from '#shared/rules/plain-text.ts';

export type DeliveryValues = { type: string; description: string; deliveryCode: string };

const key = (name: string) => `deliveryForm.errors.${name}`;

const line = (max: number) =>
  z.string().check(
    z.refine(value => value.trim().length <= max, { error: key('tooLong') }),
    z.refine(value => !hasControlCharacter(value.trim()) && value.isWellFormed(), {
      error: key('characters'),
    }),
  );

/** The form's rules; messages are keys of the `deliveries` texts (DLV-04). */
export const deliverySchema: z.ZodMiniType<DeliveryValues, DeliveryValues> = z.object({
  type: z.string().check(z.refine(value => deliveryTypeId.safeParse(value).success, { error: key('type') })),
  description: line(DELIVERY_LENGTHS.description).check(
    z.refine(value => value.trim() !== '', { error: key('description') }),
  ),
  deliveryCode: line(DELIVERY_LENGTHS.deliveryCode),
});
