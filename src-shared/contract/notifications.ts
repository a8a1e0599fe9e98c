import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from './failures.ts';
import { emailAddress, id } from './schemas.ts';

/** The guest's consent to the hotel's e-mails (SET-03, PD-35): offers and news, and updates about the account. */

export const notificationPreference = z.object({ receiveEmail: z.boolean() });
export const subscription = z.object({ isSubscribed: z.boolean() });

/** GET guestUser/notification-preference (API-43). The query names the guest whose token it comes with. */
export const preference = oc
  .route({
    method: 'GET',
    path: '/guestUser/notification-preference',
    operationId: 'getNotificationPreference',
    tags: ['Guest account'],
    summary: 'Whether account updates are sent by e-mail',
  })
  .errors(failures('UNAUTHORIZED', 'FORBIDDEN'))
  .input(z.object({ guestUserId: id, email: emailAddress }))
  .output(notificationPreference);

/** POST guestUser/{id}/notification-preference (API-44). */
export const setPreference = oc
  .route({
    method: 'POST',
    path: '/guestUser/{id}/notification-preference',
    operationId: 'setNotificationPreference',
    tags: ['Guest account'],
    summary: 'Turn account updates on or off',
  })
  .errors(failures('UNAUTHORIZED', 'FORBIDDEN'))
  .input(z.object({ id, preferenceType: z.literal('receiveEmail'), preferenceValue: z.boolean() }))
  .output(notificationPreference);

const subscriptions = {
  path: '/email-marketing/subscriptions',
  tags: ['Guest account'],
} as const;

/** GET email-marketing/subscriptions (API-45). */
export const isSubscribed = oc
  .route({
    ...subscriptions,
    method: 'GET',
    operationId: 'isSubscribed',
    summary: 'Whether offers and news are sent by e-mail',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(subscription);

/** POST email-marketing/subscriptions (API-45). */
export const subscribe = oc
  .route({ ...subscriptions, method: 'POST', operationId: 'subscribe', summary: 'Turn offers and news on' })
  .errors(failures('UNAUTHORIZED'))
  .output(subscription);

/** DELETE email-marketing/subscriptions (API-45). */
export const unsubscribe = oc
  .route({
    ...subscriptions,
    method: 'DELETE',
    operationId: 'unsubscribe',
    summary: 'Turn offers and news off',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(subscription);
