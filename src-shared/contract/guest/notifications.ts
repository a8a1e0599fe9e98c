import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { failures } from '../failures.ts';
import { emailAddress, id } from '../schemas.ts';

export const notificationPreference = z.object({ receiveEmail: z.boolean() });
export const subscription = z.object({ isSubscribed: z.boolean() });

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

export const isSubscribed = oc
  .route({
    ...subscriptions,
    method: 'GET',
    operationId: 'isSubscribed',
    summary: 'Whether offers and news are sent by e-mail',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(subscription);

export const subscribe = oc
  .route({ ...subscriptions, method: 'POST', operationId: 'subscribe', summary: 'Turn offers and news on' })
  .errors(failures('UNAUTHORIZED'))
  .output(subscription);

export const unsubscribe = oc
  .route({
    ...subscriptions,
    method: 'DELETE',
    operationId: 'unsubscribe',
    summary: 'Turn offers and news off',
  })
  .errors(failures('UNAUTHORIZED'))
  .output(subscription);
