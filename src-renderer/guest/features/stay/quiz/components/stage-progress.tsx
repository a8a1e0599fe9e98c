import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, systemColours } from '#renderer/platform/ui/theme.ts';
import { LAST_STAGE, type Stage, stages } from '../quiz-state.ts';

const useStyles = makeStyles({
  box: { display: 'grid', gap: '10px' },
  top: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    minHeight: '44px',
  },
  text: { margin: 0, color: brand.brassInk, fontWeight: 600 },
  bar: { display: 'grid', gridTemplateColumns: `repeat(${LAST_STAGE}, 1fr)`, gap: '6px' },
  part: { height: '6px', borderRadius: '999px', backgroundColor: brand.groundDeep },
  done: {
    backgroundColor: tokens.colorBrandBackground,
    [systemColours]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

type StageProgressProps = {
  stage: Stage;
  children: ReactNode;
};

export function StageProgress({ stage, children }: StageProgressProps) {
  const styles = useStyles();
  const t = useText('quiz');
  return (
    <div className={styles.box}>
      <div className={styles.top}>
        <p className={styles.text}>{t('progress', { stage, count: LAST_STAGE })}</p>
        {children}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {stages.map((name, index) => (
          <span key={name} className={mergeClasses(styles.part, index < stage && styles.done)} />
        ))}
      </div>
    </div>
  );
}
