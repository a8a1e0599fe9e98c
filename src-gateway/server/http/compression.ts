import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** Below one network packet nothing is gained. */
const WORTHWHILE_BYTES = 1_400;
const COMPRESSIBLE = /^(text\/|application\/(json|.*\+json|javascript))/;
const CHEAP_LEVEL = 3;

/** Of responses that are made for each request. */
export const compression: FastifyCompressOptions = {
  encodings: ['br', 'gzip'],
  threshold: WORTHWHILE_BYTES,
  customTypes: COMPRESSIBLE,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: CHEAP_LEVEL } },
  zlibOptions: { level: CHEAP_LEVEL },
  globalDecompression: false,
};
