import { z } from 'zod';
import { MINIBAR_TOTAL } from '#shared/policies.ts';
import { totalOf } from '#shared/rules/minibar.ts';
import { count, inBothLanguages, itemId, line, picture } from './file-schemas.ts';

const key = z
  .string('must be a text')
  .regex(/^[A-Z][A-Z0-9_]{0,39}$/, 'must be 1 to 40 capitals, digits or _, and begin with a capital');

const MOST_ITEMS = 30;

const item = z
  .strictObject({
    id: itemId,
    key,
    name: inBothLanguages(line(60)),
    defaultQuantity: count(0, MINIBAR_TOTAL),
    maxQuantity: count(1, MINIBAR_TOTAL).optional(),
  })
  .refine(({ defaultQuantity, maxQuantity = MINIBAR_TOTAL }) => defaultQuantity <= maxQuantity, {
    path: ['defaultQuantity'],
    message: 'must not be more than maxQuantity',
  });

/** The defaults add up to ten and none is over its maximum, so the maxima allow ten. */
export const minibarEntry = z.strictObject({
  id: itemId,
  key,
  name: inBothLanguages(line(80)),
  description: inBothLanguages(line(300)),
  picture: picture.optional(),
  isDefault: z.boolean('must be true or false').optional(),
  items: z
    .array(item, 'must be a list of items')
    .min(1, `must have 1 to ${MOST_ITEMS} items`)
    .max(MOST_ITEMS, `must have 1 to ${MOST_ITEMS} items`)
    .check(({ value, issues }) => {
      const total = totalOf(value.map(({ id, defaultQuantity }) => ({ id, quantity: defaultQuantity })));
      if (value.length > 0 && total !== MINIBAR_TOTAL)
        issues.push({
          code: 'custom',
          input: value,
          path: [],
          message: `defaultQuantity must add up to ${MINIBAR_TOTAL}, not ${total}`,
        });
      for (const name of ['id', 'key'] as const)
        for (const [index, each] of value.entries())
          if (value.findIndex(other => other[name] === each[name]) < index)
            issues.push({
              code: 'custom',
              input: each,
              path: [index, name],
              message: `${each[name]} is given twice`,
            });
    }),
});
export type MinibarEntry = z.infer<typeof minibarEntry>;
