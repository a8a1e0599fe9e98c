import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gatewayConfig } from '#gateway/config/config.ts';
import { assertMeantForGuests } from '#gateway/config/operation-config.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { defaultWebConfig } from '#shared/settings.ts';
import { startTestGateway, type TestOptions } from './harness.ts';
import { inOperation, operationEnvironment, ownLinks } from './in-operation.ts';
import { compiledBefore } from './test-cache.ts';
import { untilTestEnds } from './until-test-ends.ts';

const begin = (changes: TestOptions) => () =>
  assertMeantForGuests(gatewayConfig({ ...inOperation, ...changes }));
const withLinks = (links: Partial<typeof ownLinks>) =>
  begin({ web: { ...defaultWebConfig, links: { ...ownLinks, ...links } } });

describe('a gateway in production', () => {
  test('starts with a way to send e-mail and with pages of the hotel (PRD-02)', async () => {
    const gateway = await untilTestEnds(startTestGateway({ ...inOperation, seed: false }));
    const { links } = await gateway.client().reference.webConfig();
    expect(links).toMatchObject({ terms: ownLinks.terms, privacy: ownLinks.privacy, help: ownLinks.help });
  });

  test('does not start without them, and says what to set (PRD-02)', async () => {
    await expect(startTestGateway({ ...inOperation, smtpUrl: null })).rejects.toThrow(ConfigError);
    expect(begin({ smtpUrl: null })).toThrow(/^SMTP_URL is missing: [^\n]+Set the mail server/);
    const { emailFrom } = gatewayConfig();
    expect(begin({ emailFrom })).toThrow(/^EMAIL_FROM cannot be used: pernoite\.test [^\n]+Set the sender/);
    const web = defaultWebConfig;
    expect(begin({ web })).toThrow(
      /^WEB_CONFIG cannot be used: its links help, cookies, terms, privacy, about, contact, salesEmail, creditsEmail, concierge, satisfaction are [^\n]+Set the pages/,
    );
  });

  test.each([
    ['SMTP_URL', { smtpUrl: 'smtp://user:secret@mail.hotel.example:587' }],
    ['EMAIL_FROM', { emailFrom: 'Hotel <secret@HOTEL.Test>' }],
    ['EMAIL_FROM', { emailFrom: 'secret@example.com' }],
    ['PUBLIC_URL', { publicUrl: 'https://stay.hotel.example/secret' }],
  ])('rejects a name for demonstrations in %s, without its secrets (PRD-02)', (name, changes) => {
    expect(begin(changes)).toThrow(new RegExp(`^${name} cannot be used: [^\n]+$`));
    expect(begin(changes)).not.toThrow(/secret/);
  });

  test('rejects each link to a name for demonstrations by the link’s name (PRD-02)', () => {
    const host = fc.constantFrom('example', 'x.example', 'hotel.test', 'a.b.EXAMPLE', 'www.example.org');
    const names = Object.keys(ownLinks).filter((name): name is keyof typeof ownLinks => name in ownLinks);
    fc.assert(
      fc.property(fc.constantFrom(...names), host, (name, of) => {
        const address = name.endsWith('Email') ? `desk@mail.${of}` : `https://${of}/page`;
        expect(withLinks({ [name]: address })).toThrow(`its links ${name} are`);
      }),
      { numRuns: 300 },
    );
    const own = { terms: '/terms', help: 'https://example-hotel.com/', salesEmail: 'desk@test.com.br' };
    expect(withLinks(own)).not.toThrow();
  });

  test('stops the real program with one line and code 2 before it touches its data (PRD-02)', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pernoite-operation-'));
    const environment = { ...operationEnvironment, SMTP_URL: '' };
    const child = spawn(process.execPath, ['src-gateway/main.ts'], {
      env: {
        PATH: process.env['PATH'],
        ...compiledBefore,
        ...environment,
        PORT: '0',
        PERNOITE_DATA: join(folder, 'data'),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let printed = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(2);
    expect(printed).toMatch(/^SMTP_URL is missing: [^\n]+\n$/);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

test('outside of production the demonstration’s addresses are enough (PRD-02)', () => {
  for (const mode of [{}, { sandbox: false }, { production: true, sandbox: true }])
    expect(() => assertMeantForGuests(gatewayConfig(mode))).not.toThrow();
});
