import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { appRoutes } from '#renderer/guest/app/routes.tsx';
import { contract } from '#shared/contract/guest/contract.ts';
import { parseRequirements } from '../../build/requirements.ts';
import { root } from '../../build/steps.ts';
import { standInForPage } from './page-stub.ts';

const PAGE =
  /(?<![\w}])\/(?:guest|booking|invite|login|sign-up|forgot-password|reset-password|email-verification)[\w/{}:-]*/g;
/** `Full flow lives under /guest/checkin/{bookingId} with instruction, personalInfo, confirm.` */
const STEPS = /under (?<under>\S+) with (?<steps>[\w, ]+)/;

function pagesOf(text: string): string[] {
  const { under = '', steps = null } = STEPS.exec(text)?.groups ?? {};
  return steps === null ? (text.match(PAGE) ?? []) : steps.split(', ').map(step => `${under}/${step}`);
}

const list = readFileSync(join(root, 'docs', 'requirements.md'), 'utf8');
/** Every page that a requirement names, with a word in the place of each parameter; calls of the gateway are none. */
const pages = [
  ...new Set(
    parseRequirements(list)
      .filter(({ id }) => !/^A(PI|PS)/.test(id))
      .flatMap(({ text }) => pagesOf(text))
      .map(page => page.replaceAll(/\{\w+\}|:\w+/g, 'any')),
  ),
];

const renderer = join(root, 'src-renderer');
const code = readdirSync(renderer, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => readFileSync(join(renderer, file), 'utf8'))
  .join('\n');

const NOT_BY_CLIENT = [
  // Sent as the page goes, when no client waits for a response any more.
  'sessions.endCurrent',
  'analytics.record',
  // Stands in the page that the gateway sends.
  'reference.webConfig',
  // For devices of the hotel.
  'signIn.device',
  'devices.reportHealth',
  // The list has all of it.
  'visitors.find',
];

/** `gateway.hotels.list(…)`, `gateway.bookings[status](…)` or `const { subscribe } = gateway.notifications`. */
const isCalled = (group: string, call: string) =>
  new RegExp(`gateway\\s*\\.${group}\\s*(\\.${call}\\b|\\[)`).test(code) ||
  new RegExp(`\\{[^{}]*\\b${call}\\b[^{}]*\\} = gateway\\.${group}\\b`).test(code);

describe('the web build', () => {
  test.each(pages)('has the page %s, which a requirement names (WEB-02)', page => {
    standInForPage('https://guest.pernoite.test');
    const found = matchRoutes(appRoutes(), page)?.at(-1);
    expect(found).toBeDefined();
    expect(found?.params['*'] ?? '', 'what no route knows is sent home').toBe('');
  });

  test('uses every call that the gateway has for guests (WEB-02)', () => {
    expect(pages.length).toBeGreaterThan(35);
    const unused = Object.entries(contract).flatMap(([group, calls]) =>
      Object.keys(calls)
        .filter(call => !isCalled(group, call))
        .map(call => `${group}.${call}`),
    );
    expect(unused.toSorted()).toEqual(NOT_BY_CLIENT.toSorted());
  });
});
