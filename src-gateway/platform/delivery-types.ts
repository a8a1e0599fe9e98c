import en from '#locales/en/gateway/delivery.json' with { type: 'json' };
import pt from '#locales/pt/gateway/delivery.json' with { type: 'json' };
import { type DeliveryType, type DeliveryTypeId, deliveryTypeId } from '#shared/contract/guest/deliveries.ts';
import type { Language } from './texts.ts';

const texts = { en, pt };

export const deliveryTypeName = (id: DeliveryTypeId, language: Language): string => texts[language].types[id];

export const deliveryTypes = (language: Language): DeliveryType[] =>
  deliveryTypeId.options.map(id => ({ id, type: deliveryTypeName(id, language) }));
