import { AppError } from '#shared/errors.ts';
import type { GatewayConfig } from '../config.ts';
import type { HttpAnswer } from './http-route.ts';
import type { StaticFiles } from './static-files.ts';

const CONFIG_SCRIPT = /(<script[^>]*\bid="pernoite-config"[^>]*>)[\s\S]*?(<\/script>)/;

/** index.html for one answer: with its own style nonce and the runtime configuration. Asked for anew each time: the nonce is fresh. */
export async function webPage(
  files: StaticFiles,
  config: GatewayConfig,
  styleNonce: string,
): Promise<HttpAnswer> {
  const template = await files.read('/index.html');
  if (template === null) throw new AppError('NOT_FOUND', 'the guest app is not built: run npm start');
  const page = template
    .replaceAll('__CSP_NONCE__', styleNonce)
    .replace(CONFIG_SCRIPT, (_, open: string, close: string) => open + scriptJson(config.web) + close);
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: page,
  };
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
