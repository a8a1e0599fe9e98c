import * as z from 'zod/mini';

/** CHECKIN arrives earlier, CHECKOUT leaves later (HRS-01). Apart from the calls: addresses of pages name it too. */
export const hoursType = z.enum(['CHECKIN', 'CHECKOUT']);
