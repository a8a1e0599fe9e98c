import { Button, makeStyles } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { hasModes, type KioskModes, kioskModesAtom, noModes } from '#renderer/platform/state/kiosk-modes.ts';
import { Modal } from '#renderer/platform/ui/modal.tsx';
import { SwitchCard } from '#renderer/platform/ui/switch-card.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import { useHasVoice } from '../use-speech.ts';

const useStyles = makeStyles({
  text: { margin: '0 0 20px', color: brand.inkSoft },
  list: { display: 'grid', gap: '12px' },
});

const modes = [
  'largeText',
  'highContrast',
  'lowReach',
  'moreTime',
  'spoken',
] as const satisfies readonly (keyof KioskModes)[];

export function ModesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const styles = useStyles();
  const t = useText('kiosk');
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
          return (
            <SwitchCard
              key={mode}
              name={t(`modes.${mode}`)}
              note={t(isMissing ? 'modes.spokenMissing' : `modes.${mode}Note`)}
              isOn={chosen[mode] && !isMissing}
              isMissing={isMissing}
              onToggle={() => choose({ ...chosen, [mode]: !chosen[mode] })}
            />
          );
        })}
      </div>
    </Modal>
  );
}
