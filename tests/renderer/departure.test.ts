import { describe, expect, test } from 'vitest';
import {
  departed,
  isDepartureBarred,
  isSameReturn,
  shortRoomNumber,
  simulationIn,
} from '#renderer/guest/features/booking/early-departure/departure.ts';
import { AppError } from '#shared/errors.ts';

const simulation = {
  new_checkout_date: '2026-12-11T18:20:00-03:00',
  previous_balance: 120,
  new_credit: 734.5,
  creditOption: 'CREDIT' as const,
  remaining_nights: 2,
  credit_due_date: '2028-06-11T18:20:00-03:00',
  next_step: null,
};

describe('leaving a room early', () => {
  test('a room’s number is shown up to its 16th letter (EDP-08)', () => {
    expect(shortRoomNumber('1204')).toBe('1204');
    expect(shortRoomNumber('Garden Pavilion1')).toBe('Garden Pavilion1');
    expect(shortRoomNumber('Garden Pavilion 12')).toBe('Garden Pavilion …');
  });

  test('who agreed to one figure has not agreed to another (BEY-17, EDP-02)', () => {
    expect(isSameReturn(null, simulation)).toBe(false);
    expect(isSameReturn({ new_credit: 734.5 }, simulation)).toBe(true);
    expect(isSameReturn({ new_credit: 734.51 }, simulation)).toBe(false);
  });

  test('new figures are read from an error only where they are whole (BEY-17)', () => {
    expect(simulationIn(simulation)).toEqual(simulation);
    expect(simulationIn({ new_credit: 1 })).toBeNull();
  });

  test('only a room that cannot be left, or is nobody’s, leads away (OUT-03, OUT-04)', () => {
    expect(isDepartureBarred(new AppError('EARLY_DEPARTURE_NOT_ALLOWED', ''))).toBe(true);
    expect(isDepartureBarred(new AppError('BOOKING_NOT_FOUND', ''))).toBe(true);
    expect(isDepartureBarred(new AppError('NETWORK_UNREACHABLE', ''))).toBe(false);
    expect(isDepartureBarred(null)).toBe(false);
  });

  test('the last page shows only what was handed over whole (EDP-07)', () => {
    const state = {
      new_checkout_date: simulation.new_checkout_date,
      new_credit: 734.5,
      kind: 'leave',
      timeZone: 'America/Sao_Paulo',
      hasCredits: true,
    };
    expect(departed.safeParse(state).success).toBe(true);
    expect(departed.safeParse(null).success).toBe(false);
    expect(departed.safeParse({ ...state, new_checkout_date: 'soon' }).success).toBe(false);
  });
});
