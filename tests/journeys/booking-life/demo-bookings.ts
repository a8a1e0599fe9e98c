import { gatewayFixture } from '../own-gateway.ts';
import { test as journey } from '../test-api.ts';

/** Journeys that count the demonstration guests' bookings: no other journey books for these guests, or ends a stay. */
export const test = journey.extend({
  gateway: gatewayFixture(),
});
