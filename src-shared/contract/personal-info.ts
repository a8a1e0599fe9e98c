import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from './failures.ts';
import { reais } from './schemas.ts';

/** GET personalInfo/creditBalance (API-49): unexpired credits, in reais. */
export const creditBalance = oc
  .route({
    method: 'GET',
    path: '/personalInfo/creditBalance',
    operationId: 'getCreditBalance',
    tags: ['Guest account'],
    summary: 'The credit balance',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(z.object({ value: reais }));
