import { webConfig } from '#renderer/gateway/config.ts';
import type { WebLinks } from '#shared/settings.ts';

/** Pages outside the app, from the house's configuration; none is ever empty (D36). */
export function houseLinks(): WebLinks {
  return webConfig().links;
}
