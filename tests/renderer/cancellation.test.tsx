import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTexts } from '#renderer/guest/app/start-texts.ts';
import {
  funnelTerms,
  offerTerms,
} from '#renderer/guest/features/shared/booking-funnel/state/cancellation.ts';
import { idle } from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { petConsentChanged } from '#renderer/guest/features/shared/booking-funnel/state/room-choice.ts';
import { CancellationLine } from '#renderer/guest/features/shared/cancellation/components/cancellation-line.tsx';
import { chosen, couple, offer, search, start } from './funnel-stay.ts';
import { standInForPage } from './page-stub.ts';

const timeZone = 'America/Sao_Paulo';
const now = new Date('2026-11-20T12:00:00-03:00');
const night = 379_90 + 19_00;
const until = new Date('2026-11-29T19:00:00-03:00');

beforeAll(async () => {
  standInForPage('https://guest.pernoite.test');
  await startTexts('en', 'general', 'cancellation');
});

const plain = (markup: string) => markup.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');
const shown = (props: Partial<Parameters<typeof CancellationLine>[0]> = {}) =>
  plain(
    renderToStaticMarkup(
      <CancellationLine
        terms={{ until, total: 2 * night, lateCredit: night }}
        timeZone={timeZone}
        {...props}
      />,
    ),
  );

describe('the terms of what is chosen', () => {
  test('of an offer count its own arrival: an earlier one ends free cancellation earlier (FUN-39, PD-61)', () => {
    const terms = (checkinHour: number) =>
      offerTerms(search(couple), { nights: offer.nights, checkinHour, slots: null }, { timeZone, now });
    expect(terms(19)).toEqual({ until, total: 2 * night, lateCredit: night });
    expect(terms(15).until).toEqual(new Date('2026-11-29T15:00:00-03:00'));
  });

  test('of a booking add up its rooms, with the pet (FUN-39)', () => {
    const pet = { ...couple, pets: 1 };
    const funnel = petConsentChanged(chosen(couple, pet), 1, true);
    const petFee = 350_00 + 17_50;
    expect(funnelTerms(funnel, { timeZone, now })).toEqual({
      until,
      total: 4 * night + petFee,
      lateCredit: 2 * night + petFee,
    });
    expect(funnelTerms(start(couple), { timeZone, now })).toBeNull();
    expect(funnelTerms(idle, { timeZone, now })).toBeNull();
  });
});

describe('the line about canceling', () => {
  test('says until when it is free, what comes back after it, and names the button of its policy (FUN-39)', () => {
    const line = shown({ room: 'Cobogó Twin' });
    expect(line).toContain('Free cancellation until Nov 29, 7:00 PM');
    expect(line).toContain('After that, R$ 398,90 of R$ 797,80 comes back as credits.');
    expect(line).toContain('aria-label="Cancellation policy: Cobogó Twin"');
  });

  test('says that nothing comes back where that is so, and that free cancellation is over (FUN-39)', () => {
    expect(shown({ terms: { until, total: night, lateCredit: 0 } })).toContain(
      'After that nothing comes back',
    );
    const late = shown({ terms: { until: null, total: 2 * night, lateCredit: night } });
    expect(late).not.toContain('Free cancellation until');
    expect(late).toContain('Free cancellation is over for these dates: if you cancel, R$ 398,90');
    expect(shown({ terms: { until: null, total: night, lateCredit: 0 } })).toContain('nothing comes back');
  });

  test('of what is paid at the reception says that canceling costs nothing before (FUN-39, PD-55)', () => {
    expect(shown({ isUnpaid: true })).toContain('Until you have paid, canceling costs nothing.');
    expect(shown()).not.toContain('Until you have paid');
  });
});
