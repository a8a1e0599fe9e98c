import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  formatClock,
  formatDate,
  formatDateRange,
  formatHour,
  formatInstant,
  formatMoney,
  formatTime,
  weekdayNames,
} from '#renderer/platform/i18n/format.ts';
import { markLanguage } from '#renderer/platform/i18n/language.ts';
import { standInForPage } from './page-stub.ts';

beforeAll(() => standInForPage('https://guest.pernoite.test'));
beforeEach(() => markLanguage('en'));

/** Intl puts narrow and no-break spaces where a reader sees a space. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

test('every price is in reais and in Brazilian form, in both languages (APP-06)', () => {
  for (const language of ['pt', 'en'] as const) {
    markLanguage(language);
    expect(plain(formatMoney(123_456))).toBe('R$ 1.234,56');
    expect(plain(formatMoney(0))).toBe('R$ 0,00');
  }
});

test('hours are 24 in Portuguese and AM or PM in English (SRC-19)', () => {
  expect([0, 10, 12, 19].map(formatHour).map(plain)).toEqual(['12 AM', '10 AM', '12 PM', '7 PM']);
  markLanguage('pt');
  expect([0, 10, 12, 19].map(formatHour)).toEqual(['00:00', '10:00', '12:00', '19:00']);
});

test('an hour of the hotel’s data is written as every other one (APP-01)', () => {
  expect(['07:00', '10:30', '00:00', '24:00'].map(formatTime).map(plain)).toEqual([
    '7 AM',
    '10:30 AM',
    '12 AM',
    '12 AM',
  ]);
  markLanguage('pt');
  expect(formatTime('07:00')).toBe('07:00');
});

test('a time never breaks before AM or PM (HOM-02)', () => {
  const evening = new Date('2026-12-12T22:30:00Z');
  expect(formatHour(19)).toBe('7\u00a0PM');
  expect(formatHour(10)).toBe('10\u00a0AM');
  expect(formatClock(evening, 'America/Sao_Paulo')).toBe('7:30\u00a0PM');
  expect(formatInstant(evening, 'America/Sao_Paulo')).toBe('Dec 12, 7:30\u00a0PM');
  markLanguage('pt');
  expect(formatClock(evening, 'America/Sao_Paulo')).toBe('19:30');
  expect(formatInstant(evening, 'America/Sao_Paulo')).toBe('12 de dez., 19:30');
});

test('typed dates are dd/MM/yyyy in Portuguese and MM/dd/yyyy in English (VAL-09)', () => {
  expect(formatDate('2026-12-01', 'numeric')).toBe('12/01/2026');
  markLanguage('pt');
  expect(formatDate('2026-12-01', 'numeric')).toBe('01/12/2026');
});

test('a hotel’s day is the same day wherever the browser is', () => {
  expect(formatDate('2026-12-01', 'long')).toBe('December 1, 2026');
  expect(plain(formatDateRange('2026-12-01', '2026-12-03'))).toMatch(/^Dec 1 . 3$/);
});

test('weeks begin on Sunday', () => {
  expect(weekdayNames('long')[0]).toBe('Sunday');
  markLanguage('pt');
  expect(weekdayNames('long')).toHaveLength(7);
  expect(weekdayNames('long')[6]).toBe('sábado');
});
