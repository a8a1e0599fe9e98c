import { describe, expect, test } from 'vitest';
import {
  type GuaranteeMemory,
  type GuaranteePorts,
  nothingDone,
  runGuarantee,
} from '#renderer/guest/features/booking/check-in/run-guarantee.ts';
import { AppError, type KnownErrorCode } from '#shared/errors.ts';

const failWith = (code: KnownErrorCode, details?: unknown) =>
  Promise.reject(new AppError(code, 'no', details === undefined ? {} : { details }));

describe('the guarantee card', () => {
  type Calls = Partial<Record<'tokenize' | 'create' | 'validate' | 'associate', (() => Promise<never>)[]>>;

  function portsWith(calls: Calls, hasGuarantee = false) {
    const made: string[] = [];
    const call = <Result>(name: keyof Calls, result: Result) => {
      made.push(name);
      return calls[name]?.shift()?.() ?? Promise.resolve(result);
    };
    const ports: GuaranteePorts<string> = {
      tokenize: () => call('tokenize', 'token'),
      create: () => call('create', 'new-card'),
      validate: () => call('validate', undefined),
      associate: () => call('associate', undefined),
      hasGuarantee: () => Promise.resolve(hasGuarantee),
    };
    return { ports, made };
  }
  const typed = { with: 'typed' } as const;
  const saved = { with: 'saved', cardId: 'c1' } as const;

  test('a saved card is validated and then associated; a typed one is tokenized and created first (CHK-13, PD-14)', async () => {
    const one = portsWith({});
    expect(await runGuarantee(one.ports, saved, { ...nothingDone })).toBeNull();
    expect(one.made).toEqual(['validate', 'associate']);
    const two = portsWith({});
    expect(await runGuarantee(two.ports, typed, { ...nothingDone })).toBeNull();
    expect(two.made).toEqual(['tokenize', 'create', 'associate']);
  });

  test('after a lost response the same press goes on where it was (CHK-11, PD-14)', async () => {
    const memory: GuaranteeMemory<string> = { ...nothingDone };
    const lost = () => failWith('NETWORK_TIMEOUT');
    const { ports, made } = portsWith({ create: [lost], associate: [lost] });
    await expect(runGuarantee(ports, typed, memory)).rejects.toThrow(AppError);
    await expect(runGuarantee(ports, typed, memory)).rejects.toThrow(AppError);
    expect(await runGuarantee(ports, typed, memory)).toBeNull();
    expect(made).toEqual(['tokenize', 'create', 'create', 'associate', 'associate']);
  });

  test('a card that is not saved is gone once it is the guarantee: that is no failure (CHK-23)', async () => {
    const gone = () => failWith('CARD_NOT_FOUND');
    expect(
      await runGuarantee(portsWith({ associate: [gone] }, true).ports, typed, { ...nothingDone }),
    ).toBeNull();
    expect(
      await runGuarantee(portsWith({ associate: [gone] }).ports, typed, { ...nothingDone }),
    ).toMatchObject({ in: 'association' });
  });

  test('a card that the bank declines is forgotten, so that another one can be typed (CHK-23)', async () => {
    const memory: GuaranteeMemory<string> = { ...nothingDone };
    const { ports } = portsWith({ create: [() => failWith('CARD_DECLINED')] });
    expect(await runGuarantee(ports, typed, memory)).toMatchObject({ in: 'check' });
    expect(memory).toEqual(nothingDone);
  });
});
