import type { APIRequestContext } from '@playwright/test';
import { instantAt } from '#shared/hotel-time.ts';
import {
  BEFORE,
  fullStay,
  type OwnStay,
  reach,
  savePersonalData,
  saveTrip,
} from '../journeys/check-in/own-stay.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { TestApi } from '../journeys/test-api.ts';
import { moveClock, resetClock } from './hotel-clock.ts';

type Step = 'instruction' | 'personalInfo' | 'tripMotivation' | 'paymentCard' | 'confirm';
export type Progress = { step: Step; identity?: 'APPROVED' | 'PROCESSING' | 'NONE' };

const ZONE = 'America/Sao_Paulo';

export async function clockAt(origin: string, date: string, hour: number): Promise<void> {
  await resetClock(origin);
  await moveClock(origin, instantAt(date, hour, ZONE).getTime() - Date.now());
}

/** A guest in the full check-in, on the morning of the arrival. For one picture: the next stay's day makes this one a no-show. */
export async function stayAt(
  { request, origin }: { request: APIRequestContext; origin: string },
  language: Language,
  { step, identity = 'APPROVED' }: Progress,
): Promise<OwnStay> {
  const testApi = new TestApi(request, origin);
  const stay = await fullStay({
    request,
    testApi,
    language,
    beforeBooking: checkin => clockAt(origin, checkin, BEFORE),
  });
  await savePersonalData(request, stay.guest);
  if (identity !== 'NONE') await testApi.setVerification(stay.guest.email, identity);
  if (step === 'paymentCard' || step === 'confirm') await saveTrip(stay);
  if (step !== 'instruction') await reach(stay, step);
  return stay;
}
