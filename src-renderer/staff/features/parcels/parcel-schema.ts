import * as z from 'zod/mini';
import { DELIVERY_LENGTHS, deliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import { personName, personText } from '#shared/contract/schemas.ts';
import { NAME_LENGTHS } from '#shared/rules/person-name.ts';

const required = { error: 'required' };

const text = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, { error: 'tooLong' }),
    z.refine(value => value === '' || personText(max).safeParse(value).success, { error: 'text.control' }),
  );

/** Messages are keys of this feature's texts. */
export const scanSchema = z.object({ code: text(DELIVERY_LENGTHS.deliveryCode) });

export const commentsSchema = z.object({ comments: text(DELIVERY_LENGTHS.comments) });

const TO_LENGTH = NAME_LENGTHS.firstName + NAME_LENGTHS.lastName + 1;

export const handOverSchema = z.object({
  to: z.string().check(
    z.trim(),
    z.minLength(1, { ...required, abort: true }),
    z.maxLength(TO_LENGTH, { error: 'tooLong' }),
    z.refine(value => personName(TO_LENGTH).safeParse(value).success, { error: 'name.characters' }),
  ),
});

export const registerSchema = z.object({
  roomGuestId: z.string().check(z.minLength(1, required)),
  type: z.string().check(z.refine(value => deliveryTypeId.safeParse(value).success, required)),
  description: text(DELIVERY_LENGTHS.description).check(z.minLength(1, required)),
  deliveryCode: text(DELIVERY_LENGTHS.deliveryCode),
  comments: text(DELIVERY_LENGTHS.comments),
});
