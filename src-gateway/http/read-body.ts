import type { IncomingMessage } from 'node:http';
import { AppError } from '#shared/errors.ts';

/** Reads a body up to a limit; beyond it stops reading and throws PAYLOAD_TOO_LARGE. */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Uint8Array> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      request.off('data', onData).off('end', onEnd).off('error', onCut).off('close', onCut);
      settle();
    };
    const onData = (chunk: Uint8Array) => {
      length += chunk.length;
      if (length > limitBytes) {
        request.pause();
        done(() => reject(tooLarge(limitBytes)));
      } else chunks.push(chunk);
    };
    const onEnd = () => done(() => resolve(Buffer.concat(chunks)));
    const onCut = () => done(() => reject(new AppError('BAD_REQUEST', 'the request ended early')));
    request.on('data', onData).on('end', onEnd).on('error', onCut).on('close', onCut);
  });
}

function tooLarge(limitBytes: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', `the body may have ${limitBytes} bytes`);
}
