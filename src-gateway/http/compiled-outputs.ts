import { type AnyRouter, isLazy, isProcedure, Procedure } from '@orpc/server';
import { z } from 'zod';

/**
 * The same calls, their responses checked by zod's compiled form of the contract's schemas: it takes what the schema
 * takes and leaves out what the schema does not name, and goes back to the schema itself to say what is wrong. A search
 * returns thousands of values, and checking each by itself would cost half as much as its SQL. What a caller sends is
 * small, comes from outside, and is checked by the schema as it is.
 */
export function withCompiledOutputs(router: AnyRouter): AnyRouter {
  if (isProcedure(router)) {
    const { outputSchema } = router['~orpc'];
    if (!(outputSchema instanceof z.core.$ZodType)) return router;
    return new Procedure({ ...router['~orpc'], outputSchema: z.compile(outputSchema) });
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => [name, isLazy(part) ? part : withCompiledOutputs(part)]),
  );
}
