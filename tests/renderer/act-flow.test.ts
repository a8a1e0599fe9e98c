import { describe, expect, test } from 'vitest';
import {
  type ActFlow,
  type ActPorts,
  deciding,
  runAct,
} from '#renderer/guest/features/shared/guest-booking/act-flow.ts';
import { AppError } from '#shared/errors.ts';

type Figures = { credit: number };
type Done = { status: string };

const lost = () => new AppError('NETWORK_UNREACHABLE', 'no response');

function act(...responses: (Done | AppError)[]) {
  const steps: ActFlow<Figures, Done>[] = [deciding];
  const sent: Figures[] = [];
  const shown: (Figures | null)[] = [];
  const ports: ActPorts<Figures, Done> = {
    read: () => steps.at(-1) ?? deciding,
    write: flow => void steps.push(flow),
    send: async figures => {
      sent.push(figures);
      const response = responses.length > 1 ? responses.shift() : responses[0];
      if (response === undefined || response instanceof AppError) throw response ?? lost();
      return response;
    },
    figuresIn: details => (details ? (details as Figures) : null),
    show: async figures => void shown.push(figures),
    pause: async () => undefined,
  };
  return { ports, steps, sent, shown, last: () => steps.at(-1) };
}

describe('an act that carries the figures that were shown (BEY-17)', () => {
  test('it is sent once with them, and its result is final (BEY-17)', async () => {
    const run = act({ status: 'CANCELED' });
    await runAct(run.ports, { credit: 1200 });
    expect(run.sent).toEqual([{ credit: 1200 }]);
    expect(run.last()).toEqual({ step: 'done', result: { status: 'CANCELED' } });
    await runAct(run.ports, { credit: 1200 });
    expect(run.sent).toHaveLength(1);
  });

  test('a second press while it runs sends nothing', async () => {
    const run = act({ status: 'CANCELED' });
    await Promise.all([runAct(run.ports, { credit: 1 }), runAct(run.ports, { credit: 1 })]);
    expect(run.sent).toHaveLength(1);
  });

  test('other figures are shown in place of those that were sent, and the guest decides again (BEY-17)', async () => {
    const run = act(new AppError('OUTCOME_CHANGED', '', { details: { credit: 800 } }));
    await runAct(run.ports, { credit: 1200 });
    expect(run.shown).toEqual([{ credit: 800 }]);
    expect(run.last()).toEqual({ step: 'deciding', before: { credit: 1200 } });
  });

  test('figures that cannot be read are fetched again', async () => {
    const run = act(new AppError('OUTCOME_CHANGED', ''));
    await runAct(run.ports, { credit: 1200 });
    expect(run.shown).toEqual([null]);
  });

  test('a lost response is followed by the same act, which changes nothing twice', async () => {
    const run = act(lost(), new AppError('INTERNAL_SERVER_ERROR', ''), { status: 'CANCELED' });
    await runAct(run.ports, { credit: 5 });
    expect(run.sent).toEqual([{ credit: 5 }, { credit: 5 }, { credit: 5 }]);
    expect(run.last()).toMatchObject({ step: 'done' });
  });

  test('without any response it is open what happened, and the guest may ask again', async () => {
    const run = act(lost());
    await runAct(run.ports, { credit: 5 });
    expect(run.last()).toEqual({ step: 'unknown' });
    expect(run.sent).toHaveLength(4);
    await runAct(run.ports, { credit: 5 });
    expect(run.sent).toHaveLength(8);
  });

  test('an open payment is a rejection and not a lost response (PD-58)', async () => {
    const run = act(new AppError('ATTEMPT_IN_PROGRESS', ''));
    await runAct(run.ports, { credit: 5 });
    expect(run.sent).toHaveLength(1);
    expect(run.last()).toEqual({ step: 'rejected', code: 'ATTEMPT_IN_PROGRESS' });
  });

  test('a rejection keeps what the gateway says about it, and can be tried again', async () => {
    const run = act(new AppError('BOOKING_NOT_CANCELABLE', '', { details: { status: 'IN_PROGRESS' } }));
    await runAct(run.ports, { credit: 5 });
    expect(run.last()).toEqual({
      step: 'rejected',
      code: 'BOOKING_NOT_CANCELABLE',
      details: { status: 'IN_PROGRESS' },
    });
    await runAct(run.ports, { credit: 5 });
    expect(run.sent).toHaveLength(2);
  });
});
