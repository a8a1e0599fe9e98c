import { onTestFinished } from 'vitest';

/** What a test starts for itself alone: it is closed when the test has ended, whatever came of it. */
export async function untilTestEnds<Started extends { close(): Promise<void> }>(
  starting: Promise<Started>,
): Promise<Started> {
  const started = await starting;
  onTestFinished(() => started.close());
  return started;
}
