import { Button, makeStyles, mergeClasses, Radio, RadioGroup } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { BusyButton } from '#renderer/platform/ui/busy-button.tsx';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { TimeLeft } from '#renderer/platform/ui/time-left.tsx';
import { type DoorCodeReason, doorCodeReasons } from '#shared/contract/door-code-reasons.ts';
import type { Hotel } from '../hotel/current-hotel.ts';
import { useHotkey } from '../hotkeys/hotkeys.ts';
import { KeyCap } from '../look/key-cap.tsx';
import { type DoorAct, SHOWN_MS, useDoorAct } from './use-door-act.ts';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '12px' },
  text: { margin: 0 },
  reasons: { display: 'grid', gap: '8px', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))' },
  reason: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    borderRadius: '12px',
    border: `1px solid ${brand.hairline}`,
    '& > .fui-Radio': { flexGrow: 1, alignItems: 'center' },
    '& label': { flexGrow: 1, paddingBlock: '12px' },
  },
  chosen: { backgroundColor: brand.terracottaWash, border: '1px solid var(--colorBrandStroke1)' },
  code: {
    justifySelf: 'center',
    margin: 0,
    fontSize: '2.5rem',
    lineHeight: '52px',
    fontWeight: 600,
    letterSpacing: '0.12em',
    fontVariantNumeric: 'tabular-nums',
  },
  note: { margin: 0, color: brand.inkSoft },
});

type DoorDialogProps = { hotel: Hotel; bookingId: string; act: DoorAct; onClose: () => void };

/** A reason first: the guest reads it. The code then stands here for a short time, and nowhere else. */
export function DoorDialog({ hotel, bookingId, act, onClose }: DoorDialogProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const errorText = useErrorText();
  const [reason, setReason] = useState<DoorCodeReason | null>(null);
  const door = useDoorAct({ hotelId: hotel.hotelId, bookingId }, act);
  const { name, room } = act;
  const isDone = door.shown !== null || door.isEnded || door.isHidden;
  const commit = () => {
    if (reason !== null && !door.isBusy && !isDone) door.run(reason);
  };
  useHotkey({ keys: 'Ctrl+Enter', name: t(`door.confirm.${name}`), isEverywhere: true }, commit);
  return (
    <Modal
      open
      kind={name === 'show' || isDone ? 'modal' : 'alert'}
      size="small"
      title={t(`door.titles.${name}`, { number: room.number })}
      onClose={onClose}
      actions={
        isDone ? (
          <Button appearance="primary" size="large" onClick={onClose}>
            {t('door.done')}
          </Button>
        ) : (
          <>
            <Button size="large" onClick={onClose}>
              {t('door.keep')}
            </Button>
            <BusyButton busy={door.isBusy} disabled={reason === null} onClick={commit}>
              {t(`door.confirm.${name}`)} <KeyCap keys="Ctrl+Enter" isPlain />
            </BusyButton>
          </>
        )
      }
    >
      <div className={styles.body}>
        {!isDone && <Reasons text={t(`door.why.${name}`)} chosen={reason} onChoose={setReason} />}
        {door.error !== null && <Notice intent="error">{errorText(door.error)}</Notice>}
        {door.shown !== null && (
          <>
            <p className={styles.code}>{door.shown.code}</p>
            <TimeLeft
              shownAt={door.shown.endsAt - SHOWN_MS}
              endsAt={door.shown.endsAt}
              text={time => t('door.hidesIn', { time })}
            />
            {!door.shown.isActive && <p className={styles.note}>{t('door.PENDING')}</p>}
          </>
        )}
        {door.isHidden && <p className={styles.text}>{t('door.hidden')}</p>}
        {door.isEnded && <Notice intent="success">{t('door.ended')}</Notice>}
      </div>
    </Modal>
  );
}

type ReasonsProps = {
  text: string;
  chosen: DoorCodeReason | null;
  onChoose: (reason: DoorCodeReason) => void;
};

function Reasons({ text, chosen, onChoose }: ReasonsProps) {
  const styles = useStyles();
  const t = useText('staff/booking');
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has focused its own beginning.
    const timer = setTimeout(() => group.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p className={styles.text}>{text}</p>
      <div ref={group}>
        <RadioGroup
          className={styles.reasons}
          aria-label={t('door.reason')}
          value={chosen ?? ''}
          onChange={(_, { value }) => {
            const reason = doorCodeReasons.find(one => one === value);
            if (reason !== undefined) onChoose(reason);
          }}
        >
          {doorCodeReasons.map(one => (
            <div key={one} className={mergeClasses(styles.reason, one === chosen && styles.chosen)}>
              <Radio value={one} label={t(`door.reasons.${one}`)} />
            </div>
          ))}
        </RadioGroup>
      </div>
    </>
  );
}
