import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { useText } from '#renderer/i18n/i18n.ts';
import { hasModes, type KioskModes, kioskModesAtom, noModes } from '#renderer/state/kiosk-modes.ts';
import { Modal } from '#renderer/ui/modal.tsx';
import { house } from '#renderer/ui/theme.ts';
import { useHasVoice } from '../use-speech.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 20px', color: house.inkSoft },
  list: { display: 'grid', gap: '12px' },
  mode: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: '20px',
    width: '100%',
    minHeight: '88px',
    padding: '14px 24px',
    border: `2px solid ${house.hairline}`,
    borderRadius: '20px',
    backgroundColor: house.surface,
    color: house.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':active': { backgroundColor: house.groundDeep },
  },
  on: { backgroundColor: house.sageWash, border: `2px solid ${house.sageInk}` },
  off: { cursor: 'default', color: house.inkSoft, backgroundColor: house.groundDeep },
  words: { display: 'grid', gap: '2px' },
  name: { fontWeight: 600, fontSize: '1.125rem' },
  note: { color: house.inkSoft },
  // The sun goes from one side of the house to the other.
  track: {
    position: 'relative',
    width: '84px',
    height: '48px',
    borderRadius: '999px',
    border: `2px solid ${house.inkSoft}`,
    backgroundColor: house.surface,
  },
  trackOn: { backgroundColor: house.sageInk, border: `2px solid ${house.sageInk}` },
  sun: {
    position: 'absolute',
    top: '6px',
    insetInlineStart: '6px',
    width: '32px',
    height: '32px',
    borderRadius: '999px',
    backgroundColor: house.inkSoft,
    transitionProperty: 'translate',
    transitionDuration: 'var(--durationNormal)',
  },
  sunOn: { translate: '36px 0', backgroundColor: house.brass },
});

const modes = [
  'largeText',
  'highContrast',
  'lowReach',
  'moreTime',
  'spoken',
] as const satisfies readonly (keyof KioskModes)[];

/** What a guest may ask of the screen; all of it ends with them (BEY-10). */
export function ModesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('kiosk');
  const id = useId();
  const hasVoice = useHasVoice();
  const [chosen, choose] = useAtom(kioskModesAtom);
  return (
    <Modal
      open={open}
      title={t('modes.title')}
      onClose={onClose}
      actions={
        <>
          <Button size="large" disabledFocusable={!hasModes(chosen)} onClick={() => choose(noModes)}>
            {t('modes.reset')}
          </Button>
          <Button size="large" appearance="primary" onClick={onClose}>
            {t('modes.close')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('modes.text')}</p>
      <div className={styles.list}>
        {modes.map(mode => {
          const isMissing = mode === 'spoken' && !hasVoice;
          const isOn = chosen[mode] && !isMissing;
          return (
            <button
              key={mode}
              type="button"
              role="switch"
              aria-checked={isOn}
              aria-disabled={isMissing}
              aria-labelledby={`${id}-${mode}`}
              aria-describedby={`${id}-${mode}-note`}
              className={mergeClasses(styles.mode, isOn && styles.on, isMissing && styles.off)}
              onClick={() => {
                if (!isMissing) choose({ ...chosen, [mode]: !chosen[mode] });
              }}
            >
              <span className={styles.words}>
                <span className={styles.name} id={`${id}-${mode}`}>
                  {t(`modes.${mode}`)}
                </span>
                <span className={styles.note} id={`${id}-${mode}-note`}>
                  {t(isMissing ? 'modes.spokenMissing' : `modes.${mode}Note`)}
                </span>
              </span>
              {!isMissing && (
                <span className={mergeClasses(styles.track, isOn && styles.trackOn)} aria-hidden="true">
                  <span className={mergeClasses(styles.sun, isOn && styles.sunOn)} />
                </span>
              )}
            </button>
          );
        })}
      </div>
    </Modal>
  );
}
