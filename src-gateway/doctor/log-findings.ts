import type { AppContext } from '#gateway/context.ts';
import { examine } from './examine.ts';
import { type FindingState, summaryOf } from './finding.ts';

const levels = { READY: 'info', LIMITED: 'warn', BROKEN: 'error', UNTRIED: 'warn' } as const satisfies Record<
  FindingState,
  string
>;

/** Years of a record would hold up guests of an embedded database: `npm run doctor` reads all of it. */
const NEWEST_ENTRIES = 5_000;

/** The table of `npm run doctor` in the log (PRD-01). The gateway serves meanwhile: a silent mail server delays no start. */
export function logFindings({ config, clock, store, log }: AppContext): () => Promise<void> {
  let isStopped = false;
  const running = examine({ config, clock, database: store, newestEntries: NEWEST_ENTRIES })
    .then(findings => {
      if (isStopped) return;
      for (const { state, ...finding } of findings) log[levels[state]]({ state, ...finding }, 'outside part');
      log.info(summaryOf(findings));
    })
    .catch((error: unknown) => {
      if (!isStopped) log.error({ err: error }, 'the outside parts could not be examined');
    });
  return async () => {
    isStopped = true;
    // Its first queries are through by then, or the database is closed under them, which is caught above.
    await Promise.race([running, new Promise(resolve => setTimeout(resolve, 200).unref())]);
  };
}
