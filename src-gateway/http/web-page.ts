import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import { pageWithConfig } from '#shared/page-config.ts';
import type { GatewayConfig } from '../config.ts';

/** The build's own: it has no attributes, and the configuration is data beside it. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const NONCE = '__CSP_NONCE__';

export type WebPage = {
  html: string;
  /** Hashes of the scripts that stand in the page itself: only these run beside the origin's own files. */
  inlineScripts: readonly string[];
};

/**
 * index.html with the runtime configuration, for one response at a time: each has its own style nonce. The file is read
 * again when it has changed.
 */
export function webPages(config: GatewayConfig): (styleNonce: string) => Promise<WebPage> {
  const file = join(config.webFolder, 'index.html');
  let known = { version: 0, parts: [''], inlineScripts: [''] };
  return async styleNonce => {
    const version = await versionOf(file);
    if (version !== known.version) {
      const page = pageWithConfig(await readFile(file, 'utf8'), config.web);
      const inlineScripts = [...page.matchAll(INLINE_SCRIPT)].map(([, source = '']) => hashOf(source));
      known = { version, parts: page.split(NONCE), inlineScripts };
    }
    return { html: known.parts.join(styleNonce), inlineScripts: known.inlineScripts };
  };
}

async function versionOf(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    throw new AppError('NOT_FOUND', 'the guest app is not built: run npm start');
  }
}

const hashOf = (source: string) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
