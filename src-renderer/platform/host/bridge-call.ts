import {
  type ArgumentOf,
  type BridgeLines,
  type CallOf,
  type ExposedBridge,
  envelope,
  type ResultOf,
} from '#shared/bridge-lines.ts';
import { AppError } from '#shared/errors.ts';

/** One call over a bridge: failures arrive as data and are thrown here, results are validated by their schema. */
export async function callBridge<Lines extends BridgeLines, Name extends CallOf<Lines>>(
  lines: Lines,
  page: ExposedBridge<Lines>,
  name: Name,
  argument: ArgumentOf<Lines, Name>,
): Promise<ResultOf<Lines, Name>> {
  const send = page[name] as (argument: unknown) => Promise<unknown>;
  const response = envelope.safeParse(await send(argument));
  if (!response.success) throw new AppError('ANSWER_INVALID', `${name}: no response of the bridge`);
  if ('failure' in response.data) {
    const { code, message, details } = response.data.failure;
    throw new AppError(code, message, { details });
  }
  const line = lines[name];
  const result = line?.kind === 'call' ? line.result.safeParse(response.data.value) : null;
  if (!result?.success) throw new AppError('ANSWER_INVALID', `${name}: the response does not fit`);
  return result.data as ResultOf<Lines, Name>;
}
