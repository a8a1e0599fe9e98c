import { onTestFinished } from 'vitest';

export async function untilTestEnds<Started extends { close(): Promise<void> }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  onTestFinished(() => started.close());
  return started;
}
