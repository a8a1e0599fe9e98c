import type { AppContext } from '#gateway/context.ts';
import { findGuideWebsites } from '#gateway/store/guide-store.ts';

/** Hosts that pages lead to beside the configured links: the gateway's own, and those of the guide's places. */
export async function findLinkHosts(app: AppContext): Promise<string[]> {
  const websites = await findGuideWebsites(app.store.db).catch((error: unknown) => {
    // A device must get the rest of its configuration while the database is away.
    app.log.warn({ err: error }, 'the websites of the guide are not known');
    return [];
  });
  const hosts = [app.publicUrl, ...websites].flatMap(address => URL.parse(address)?.host ?? []);
  return [...new Set([...app.config.web.linkHosts, ...hosts])];
}
