import { absolute, webConfig } from '#renderer/platform/host/config.ts';
import type { AnalyticsEvent } from '#shared/contract/guest/analytics.ts';

/** Contains no personal data, needs a configured address (PD-17), never throws, outlives the page. */
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
