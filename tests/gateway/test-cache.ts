import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const testCache = join(tmpdir(), 'pernoite-test-cache');

/** The environment of a gateway started from its sources: to strip and compile all of them takes half a second. */
export const compiledBefore = { NODE_COMPILE_CACHE: join(testCache, 'compiled') };

/**
 * For Node, before such a gateway. Optimizing the embedded database's code takes a third of a start; a gateway that ends
 * soon gets nothing for it.
 */
export const QUICK_START = ['--liftoff-only'];
