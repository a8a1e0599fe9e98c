import { Button } from '@fluentui/react-components';
import { useEffect, useEffectEvent, useState } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { showOpenCode } from '#renderer/platform/state/open-code.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import type { PixPayment } from '#shared/contract/guest/pix.ts';
import { type ShownPix, useGiveUp } from '../queries.ts';
import { GiveUpCode } from './give-up-code.tsx';
import { LeaveCodeDialog } from './leave-code-dialog.tsx';
import { PixCodeCard } from './pix-code-card.tsx';
import { PixLobbyCard } from './pix-lobby-card.tsx';

/** `onLeave` opens the decision about the code when a guest ends this session; null if nobody else uses the screen. */
function useOpenCode({ endsAt }: Pick<ShownPix, 'endsAt'>, onLeave: (() => void) | null): void {
  const lead = useEffectEvent(() => onLeave?.());
  const isShared = onLeave !== null;
  useEffect(() => showOpenCode({ endsAt, onLeave: isShared ? () => lead() : null }), [endsAt, isShared]);
}

type CodeProps = { payment: ShownPix; code: string };

function CodeAtHotel({ payment, code }: CodeProps) {
  const t = useText('pix-lobby');
  const errorText = useErrorText();
  const { publicScreen } = host().profile.capabilities;
  const [isLeaving, setLeaving] = useState(false);
  const giveUp = useGiveUp();
  useOpenCode(payment, publicScreen ? () => setLeaving(true) : null);
  return (
    <>
      {giveUp.error !== null && <Notice intent="error">{errorText(giveUp.error)}</Notice>}
      <PixLobbyCard
        payment={payment}
        code={code}
        actions={
          <>
            {publicScreen && (
              <Button size="large" onClick={() => setLeaving(true)}>
                {t('toPhone')}
              </Button>
            )}
            <BusyButton
              appearance="subtle"
              busy={giveUp.isPending}
              onClick={() => giveUp.mutate(payment.paymentId)}
            >
              {t('cancel')}
            </BusyButton>
          </>
        }
      />
      {publicScreen && (
        <LeaveCodeDialog open={isLeaving} payment={payment} onClose={() => setLeaving(false)} />
      )}
    </>
  );
}

type OpenPixProps = CodeProps & { onGivenUp: ((payment: PixPayment) => void) | null };

function CodeAtHome({ payment, code, onGivenUp }: OpenPixProps) {
  useOpenCode(payment, null);
  return (
    <>
      <PixCodeCard payment={payment} code={code} />
      <GiveUpCode payment={payment} onGivenUp={onGivenUp} />
    </>
  );
}

export function OpenPix({ onGivenUp, ...shown }: OpenPixProps) {
  const { publicScreen, staffBeside } = host().profile.capabilities;
  return publicScreen || staffBeside ? (
    <CodeAtHotel {...shown} />
  ) : (
    <CodeAtHome {...shown} onGivenUp={onGivenUp} />
  );
}
