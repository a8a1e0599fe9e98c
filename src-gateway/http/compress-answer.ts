import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpAnswer } from './http-route.ts';
import { chooseEncoding } from './static-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below one network packet nothing is gained. */
const WORTHWHILE_BYTES = 1_400;
const COMPRESSIBLE = /^(text\/|application\/(json|.*\+json|javascript))/;
const both = new Set(['br', 'gzip'] as const);

/** Compresses a generated answer at a cheap level. Answers that chose their own encoding pass as they are. */
export async function compressAnswer(
  answer: HttpAnswer,
  acceptEncoding: string | undefined,
): Promise<HttpAnswer> {
  const headers = answer.headers ?? {};
  const { body } = answer;
  if (body === undefined || body.length < WORTHWHILE_BYTES || headers['content-encoding'] !== undefined) {
    return answer;
  }
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return answer;
  const vary = { vary: 'accept-encoding' };
  const encoding = chooseEncoding(acceptEncoding, both);
  if (!encoding) return { ...answer, headers: { ...headers, ...vary } };
  const packed =
    encoding === 'br'
      ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })
      : await zip(body, { level: 3 });
  return { ...answer, headers: { ...headers, ...vary, 'content-encoding': encoding }, body: packed };
}
