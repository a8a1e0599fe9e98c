import { createHash } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { pageWithConfig } from '#shared/page-config.ts';
import type { GatewayConfig } from '../config.ts';
import type { HttpAnswer } from './http-route.ts';
import type { StaticFiles } from './static-files.ts';

/** The build's own: it has no attributes, and the configuration is data beside it. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** index.html for one answer: with its own style nonce and the runtime configuration. Asked for anew each time: the nonce is fresh. */
export async function webPage(
  files: StaticFiles,
  config: GatewayConfig,
  styleNonce: string,
): Promise<HttpAnswer> {
  const template = await files.read('/index.html');
  if (template === null) throw new AppError('NOT_FOUND', 'the guest app is not built: run npm start');
  const page = pageWithConfig(template.replaceAll('__CSP_NONCE__', styleNonce), config.web);
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    body: page,
    inlineScripts: [...page.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source)),
  };
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
