import type { WebConfig } from './settings.ts';

const ELEMENT = /(<script[^>]*\bid="pernoite-config"[^>]*>)[\s\S]*?(<\/script>)/;

export function pageWithConfig(page: string, config: WebConfig): string {
  return page.replace(ELEMENT, (_, open: string, close: string) => open + scriptJson(config) + close);
}

/** JSON that cannot end the script element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
