import { isResponseLost, toAppError } from '#renderer/platform/gateway/lost-response.ts';

/** Sent with the figures that the guest was shown (BEY-17). `before`: those shown until the gateway named others. */
export type ActFlow<Shown, Done> =
  | { step: 'deciding'; before: Shown | null }
  | { step: 'acting' }
  /** No response after several tries: the result is unknown. Repeating the same action returns it. */
  | { step: 'unknown' }
  | { step: 'rejected'; code: string; details?: unknown }
  | { step: 'done'; result: Done };

export const deciding = { step: 'deciding', before: null } as const;

export type ActPorts<Shown, Done> = {
  read: () => ActFlow<Shown, Done>;
  write: (flow: ActFlow<Shown, Done>) => void;
  /** Sends the action with these figures; a repeated call changes nothing more. Throws AppError. */
  send: (shown: Shown) => Promise<Done>;
  /** The figures in the details of OUTCOME_CHANGED; null if there are none. */
  figuresIn: (details: unknown) => Shown | null;
  /** Shows these figures from now on; null fetches them. */
  show: (figures: Shown | null) => Promise<void>;
  pause: (milliseconds: number) => Promise<void>;
};

/** Pauses before the action is sent again after a lost response; after the last one the guest decides. */
const RESEND_PAUSES_MS: readonly number[] = [800, 1_500, 2_500];

/** An open payment is not a lost response here: the action was rejected, and nothing was done (PD-58). */
const isLost = (failure: { code: string; status: number | undefined }) =>
  failure.code !== 'ATTEMPT_IN_PROGRESS' && isResponseLost(failure);

/** Does nothing while it runs or once it is done. Never throws. */
export async function runAct<Shown, Done>(ports: ActPorts<Shown, Done>, shown: Shown): Promise<void> {
  const { step } = ports.read();
  if (step === 'acting' || step === 'done') return;
  ports.write({ step: 'acting' });
  for (const pause of [0, ...RESEND_PAUSES_MS]) {
    if (pause > 0) await ports.pause(pause);
    try {
      return ports.write({ step: 'done', result: await ports.send(shown) });
    } catch (error) {
      const failure = toAppError(error);
      if (isLost(failure)) continue;
      if (failure.code === 'OUTCOME_CHANGED') return showChange(ports, shown, failure.details);
      const { code, details } = failure;
      return ports.write({ step: 'rejected', code, ...(details !== undefined && { details }) });
    }
  }
  ports.write({ step: 'unknown' });
}

/** Nothing was done: the guest sees the new figures beside the old ones and decides again. */
async function showChange<Shown, Done>(
  ports: ActPorts<Shown, Done>,
  before: Shown,
  details: unknown,
): Promise<void> {
  await ports.show(ports.figuresIn(details));
  ports.write({ step: 'deciding', before });
}
