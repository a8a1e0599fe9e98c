import type { AppContext } from '#gateway/context.ts';
import type { Language } from '#gateway/platform/language.ts';
import { findPlace } from '#gateway/store/guide-store.ts';
import type { RecommendationDetails } from '#shared/contract/curation.ts';
import { AppError } from '#shared/errors.ts';
import { toDetails, withTime } from './place-view.ts';

/** One place or event of the guide (APS-11). Throws RECOMMENDATION_NOT_FOUND, also for an event that is over. */
export async function findDetails(
  app: AppContext,
  { webSourceId, sourceId }: { webSourceId: string; sourceId: string },
  language: Language,
): Promise<RecommendationDetails> {
  const found = await findPlace(app.store.db, { source: webSourceId, id: sourceId });
  const timed = found && withTime(found.place, found.timeZone, app.clock.now());
  if (!found || !timed) throw new AppError('RECOMMENDATION_NOT_FOUND', 'the guide has no such place');
  return toDetails(timed, { language, timeZone: found.timeZone });
}
