import { describe, expect, test } from 'vitest';
import { ConfigError, gatewayConfig } from '#gateway/config.ts';
import { readEnvironment } from '#gateway/read-environment.ts';

/** Cheap passwords and responses without a minimum time are for tests; no guest's gateway accepts them. */
describe('test speed', () => {
  test('is taken by a gateway that says it is a test (OPS-04)', () => {
    const { passwordCost, answerFloorMs } = readEnvironment({ NODE_ENV: 'test', TEST_SPEED: 'on' });
    expect(passwordCost).toBeLessThan(15);
    expect(answerFloorMs).toEqual({ own: 0, provider: 0 });
  });

  test.each(['production', 'development', undefined])(
    'is rejected when NODE_ENV is %s (OPS-04)',
    environment => {
      expect(() => readEnvironment({ NODE_ENV: environment, TEST_SPEED: 'on' })).toThrow(
        /^TEST_SPEED=on can be used with NODE_ENV=test alone/,
      );
    },
  );

  test('a test without it takes the time of a guest’s gateway (OPS-04)', () => {
    const { passwordCost, answerFloorMs } = readEnvironment({ NODE_ENV: 'test' });
    expect({ passwordCost, answerFloorMs }).toEqual({
      passwordCost: 15,
      answerFloorMs: { own: 300, provider: 2_000 },
    });
  });

  test.each([
    { passwordCost: 14 },
    { answerFloorMs: { own: 0, provider: 2_000 } },
    { answerFloorMs: { own: 300, provider: 0 } },
  ])('production rejects $passwordCost $answerFloorMs from code, too (OPS-04)', hurried => {
    expect(() => gatewayConfig({ production: true, sandbox: false, ...hurried })).toThrow(ConfigError);
  });
});
