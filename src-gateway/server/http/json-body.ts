import { AppError } from '#shared/errors.ts';
import { hasBidiControl } from '#shared/rules/plain-text.ts';

/** Deeper than any body of the contract, and shallow enough that walking it costs nothing. */
const MAX_DEPTH = 16;

/** Rejects other content types, broken UTF-8, deep nesting, `__proto__`, bidirectional controls, unstorable text. */
export function parseJsonBody(contentType: string | undefined, body: unknown): unknown {
  if (!(body instanceof Uint8Array) || body.length === 0) return undefined;
  if (!/^application\/([a-z0-9.+-]+\+)?json\s*(;|$)/i.test(contentType ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'send the body as application/json');
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new AppError('BAD_REQUEST', 'the body is not JSON');
  }
  rejectHostile(value, []);
  return value;
}

/** Whether PostgreSQL can keep a text: no null character, no half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

/** `path` leads from the body to the value. */
function rejectHostile(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string') {
    if (!isStorableText(value))
      throw new AppError('BAD_REQUEST', 'a text holds a character that cannot be stored');
    if (hasBidiControl(value))
      throw new AppError('BAD_REQUEST', 'a text holds a character that changes its direction', {
        details: { issues: [{ path: path.join('.'), message: 'text.control' }] },
      });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length === MAX_DEPTH) throw new AppError('BAD_REQUEST', 'the body is nested too deeply');
  for (const [key, entry] of Object.entries(value)) {
    if (key === '__proto__' || !isStorableText(key))
      throw new AppError('BAD_REQUEST', 'a key cannot be used');
    rejectHostile(entry, [...path, key]);
  }
}
