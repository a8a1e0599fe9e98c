import type { Language } from '#gateway/platform/texts.ts';
import english from '#locales/en/gateway/trip.json' with { type: 'json' };
import portuguese from '#locales/pt/gateway/trip.json' with { type: 'json' };
import {
  type TransportMode,
  type TripReason,
  transportModes,
  tripReasons,
} from '#shared/rules/trip-motivation.ts';

const texts = { en: english, pt: portuguese };

export const tripReasonsIn = (language: Language): { id: TripReason; name: string }[] =>
  tripReasons.map(id => ({ id, name: texts[language].reasons[id] }));

export const transportModesIn = (language: Language): { id: TransportMode; name: string }[] =>
  transportModes.map(id => ({ id, name: texts[language].modes[id] }));
