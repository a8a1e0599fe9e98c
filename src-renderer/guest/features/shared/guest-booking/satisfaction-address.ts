import { absolute, webConfig } from '#renderer/platform/host/config.ts';

export function satisfactionAddress(language: string): string {
  const address = new URL(absolute(webConfig().links.satisfaction));
  address.searchParams.set('lang', language);
  return address.href;
}
