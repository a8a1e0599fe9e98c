import { Button, makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import type { RoomCondition } from '#shared/contract/room-condition.ts';
import { staffBrand } from '../shared/look/staff-theme.ts';
import { isSecondTap } from './second-tap.ts';

const useStyles = makeStyles({
  // The rows behind it can be scrolled out from under it.
  room: { height: '136px', [from.medium]: { height: '88px' } },
  bar: {
    position: 'fixed',
    insetInline: '12px',
    bottom: 'calc(72px + env(safe-area-inset-bottom))',
    zIndex: 3,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '56px',
    padding: '4px 6px 4px 16px',
    borderRadius: '16px',
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    [from.medium]: { insetInline: 'auto 24px', minWidth: '360px', bottom: '56px' },
  },
  words: { display: 'grid', lineHeight: '19px' },
  word: { fontWeight: 600 },
  note: { fontSize: '0.8125rem', color: brand.onJatobaSoft },
  undo: { color: brand.onJatoba, border: `1px solid ${staffBrand.barEdge}` },
});

type UndoBarProps = { number: string; condition: RoomCondition; isSent: boolean; onUndo: () => void };

/** The last touch, for ten seconds; it covers no row that could not be scrolled away from it. */
export function UndoBar({ number, condition, isSent, onUndo }: UndoBarProps) {
  const styles = useStyles();
  const t = useText('staff/rooms');
  return (
    <>
      <div className={styles.room} />
      <div className={styles.bar}>
        <div role="status" className={styles.words}>
          <span className={styles.word}>{t(`undo.is.${condition}`, { number })}</span>
          <span className={styles.note}>{t(isSent ? 'undo.sent' : 'undo.unsent')}</span>
        </div>
        <Button
          appearance="outline"
          size="large"
          className={styles.undo}
          onClick={tap => {
            if (!isSecondTap(tap)) onUndo();
          }}
        >
          {t('undo.act')}
        </Button>
      </div>
    </>
  );
}
