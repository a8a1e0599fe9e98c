import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { serverNow } from '#renderer/platform/gateway/server-clock.ts';
import { staffDesk } from '#renderer/platform/host/staff-desk.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { LobbyCall } from '#shared/contract/staff/lobby.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import { useBarButton } from '../shared/look/bar-button.ts';
import { KeyCap } from '../shared/look/key-cap.tsx';
import { DeskBellIcon } from '../shared/look/staff-icons.tsx';
import { staffBrand } from '../shared/look/staff-theme.ts';
import { useStaffSession } from '../shared/session/session-state.ts';
import { CallTexts } from './call-texts.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { useLobbyCalls } from './queries.ts';
import { secondsLeft, stepOf, toClock, toOwnCalls } from './shown-call.ts';
import { useCallStep } from './use-call-step.ts';

const useStyles = makeStyles({
  // Over the heading alone, so that nothing moves below it; a phone has no room to spare.
  place: {
    position: 'sticky',
    top: '58px',
    zIndex: 2,
    padding: '8px 16px',
    [from.medium]: { height: 0, padding: '0 24px' },
  },
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: '64px',
    padding: '8px 12px 8px 16px',
    borderRadius: '16px',
    // In the dark scheme the page is nearly as dark.
    border: `1px solid ${staffBrand.barEdge}`,
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    boxShadow: brand.shadowLift,
    '& :focus-visible': { outlineColor: brand.onJatoba },
    [from.medium]: { flexWrap: 'nowrap', transform: 'translateY(8px)' },
  },
  bell: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '36px',
    height: '42px',
    borderRadius: '18px 18px 6px 6px',
    backgroundColor: '#e0b352',
    color: '#3b2418',
    '& svg': { width: '20px', height: '20px' },
  },
  time: {
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    color: brand.onJatobaSoft,
    fontVariantNumeric: 'tabular-nums',
  },
  clock: { display: 'block', fontSize: '1.125rem', fontWeight: 600, color: brand.onJatoba },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '8px', [from.medium]: { flexWrap: 'nowrap' } },
  act: { whiteSpace: 'nowrap', minHeight: '44px' },
  pushed: { marginInlineStart: 'auto' },
});

/** Guests at kiosks who call, and the calls of this person (FRD-12, FRD-13). One at a time; the others are one button away. */
export function CallStrip({ hotelId }: { hotelId: string }) {
  const calls = useLobbyCalls(hotelId);
  const staffId = useStaffSession()?.staffId ?? '';
  const [passed, setPassed] = useState<readonly string[]>([]);
  const own = toOwnCalls(calls, staffId);
  const [shown = own[0]] = own.filter(({ id }) => !passed.includes(id));
  if (shown === undefined) return null;
  const pass = () => setPassed([...passed, shown.id].length >= own.length ? [] : [...passed, shown.id]);
  return <Strip key={shown.id} hotelId={hotelId} call={shown} others={own.length - 1} onPass={pass} />;
}

type StripProps = { hotelId: string; call: LobbyCall; others: number; onPass: () => void };

function Strip({ hotelId, call, others, onPass }: StripProps) {
  const styles = useStyles();
  const t = useText('staff/lobby');
  const edged = useBarButton(true);
  const id = useId();
  const [isClosing, setClosing] = useState(false);
  const act = useCallStep(hotelId);
  const step = stepOf(call, staffDesk() !== null);
  const press = () => {
    if (step !== null && !act.isPending) act.mutate(call);
  };
  useHotkey({ keys: 'F10', name: t(`acts.${step ?? 'take'}`) }, press);
  return (
    <section className={styles.place} aria-labelledby={id}>
      <div className={styles.strip}>
        <span className={styles.bell} aria-hidden="true">
          <DeskBellIcon />
        </span>
        <CallTexts id={id} call={call} />
        {call.staffId === null && <Countdown call={call} />}
        <span className={mergeClasses(styles.acts, call.staffId !== null && styles.pushed)}>
          {others > 0 && (
            <Button className={mergeClasses(edged, styles.act)} appearance="outline" onClick={onPass}>
              {t('others', { count: others })}
            </Button>
          )}
          <Button
            className={mergeClasses(edged, styles.act)}
            appearance="outline"
            onClick={() => setClosing(true)}
          >
            {t('close.act')}
          </Button>
          {step !== null && (
            <Button
              className={styles.act}
              appearance="primary"
              aria-keyshortcuts="F10"
              disabledFocusable={act.isPending}
              onClick={press}
            >
              {t(`acts.${step}`)} <KeyCap keys="F10" isPlain />
            </Button>
          )}
        </span>
      </div>
      {isClosing && <CloseDialog hotelId={hotelId} call={call} onClose={() => setClosing(false)} />}
    </section>
  );
}

/** Renewed with each poll. */
function Countdown({ call }: { call: LobbyCall }) {
  const styles = useStyles();
  const t = useText('staff/lobby');
  const left = secondsLeft(call, serverNow());
  return (
    <span className={styles.time}>
      {left > 0 && <span className={styles.clock}>{toClock(left)}</span>}
      {t(left > 0 ? 'untilPhone' : 'phoneShown')}
    </span>
  );
}
