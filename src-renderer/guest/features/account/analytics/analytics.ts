import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import type { AnalyticsEvent } from '#shared/contract/analytics.ts';

/**
 * Records one of the two events that the hotel counts (PAY-31, APS-31), neither of which contains personal data.
 * Nothing is sent unless the configuration names an address (PD-17). Never fails its caller, and outlives the page it
 * was sent from.
 */
export function recordEvent(event: AnalyticsEvent): void {
  const address = webConfig().analytics;
  if (address === null) return;
  fetch(absolute(address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
    keepalive: true,
    credentials: 'omit',
  })
    // An unread response body occupies one of the few connections.
    .then(response => response.body?.cancel())
    .catch(() => undefined);
}
