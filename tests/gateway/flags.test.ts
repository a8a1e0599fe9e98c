import { afterAll, beforeAll, expect, test } from 'vitest';
import { isEnabled, setFlag } from '#gateway/domain/hotel/flags.ts';
import { startTestGateway, type TestGateway } from './harness.ts';

const BASE = '/ofrep/v1/evaluate/flags';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    seed: false,
    flags: { IS_PRD_FEATURES_ENABLED: true, IS_BOOKING_ENABLED: true, IS_CREDITS_ENABLED: false },
  });
});
afterAll(() => gateway.close());

test('one flag is evaluated by its key to a boolean (APS-31)', async () => {
  const body = { context: { targetingKey: 'a guest' } };
  const response = await gateway.raw('POST', `${BASE}/IS_BOOKING_ENABLED`, { body });
  expect(response).toMatchObject({
    status: 200,
    body: { key: 'IS_BOOKING_ENABLED', value: true, reason: 'STATIC', variant: 'on', metadata: {} },
  });
});

test('an unknown flag is not found, in the protocol’s terms (APP-33)', async () => {
  for (const path of ['IS_UNKNOWN', 'a/b', '']) {
    const response = await gateway.raw('POST', `${BASE}/${path}`, { body: {} });
    expect(response).toMatchObject({ status: 404, body: { errorCode: 'FLAG_NOT_FOUND' } });
  }
});

test.each(['{', '[]', '{"context":5}', '"x"'])(
  'the context %s is rejected, one flag and all (APP-33)',
  async body => {
    for (const path of [BASE, `${BASE}/IS_BOOKING_ENABLED`]) {
      const response = await gateway.raw('POST', path, { body });
      expect(response).toMatchObject({ status: 400, body: { errorCode: 'INVALID_CONTEXT' } });
    }
  },
);

test('all flags come at once, with their configured values (APS-31, APP-26)', async () => {
  const response = await gateway.raw('POST', BASE, { body: { context: {} } });
  const flags = [
    { key: 'IS_PRD_FEATURES_ENABLED', value: true },
    { key: 'IS_BOOKING_ENABLED', value: true },
    { key: 'IS_CREDITS_ENABLED', value: false, variant: 'off' },
  ];
  expect(response).toMatchObject({ status: 200, body: { flags } });
});

test('unchanged flags get a 304, changed ones a new tag (APS-31, APP-31, APP-32)', async () => {
  const first = await gateway.raw('POST', BASE);
  const etag = first.headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag };
  const same = await gateway.raw('POST', BASE, { headers });
  expect(same).toMatchObject({ status: 304, text: '' });
  await setFlag(gateway.app, 'IS_BOOKING_ENABLED', false);
  const changed = await gateway.raw('POST', BASE, { headers });
  expect(changed.headers.get('etag')).not.toBe(etag);
  const flags = [{}, { key: 'IS_BOOKING_ENABLED', value: false }, {}];
  expect(changed).toMatchObject({ status: 200, body: { flags } });
  await expect(isEnabled(gateway.app, 'IS_BOOKING_ENABLED')).resolves.toBe(false);
  await expect(isEnabled(gateway.app, 'IS_PRD_FEATURES_ENABLED')).resolves.toBe(true);
});
