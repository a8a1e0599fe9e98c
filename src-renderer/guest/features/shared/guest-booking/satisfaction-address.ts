import { absolute, webConfig } from '#renderer/platform/host/config.ts';

/** The address of the satisfaction form, which differs by language (OUT-11, PD-36). */
export function satisfactionAddress(language: string): string {
  const address = new URL(absolute(webConfig().links.satisfaction));
  address.searchParams.set('lang', language);
  return address.href;
}
