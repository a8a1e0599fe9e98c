import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '#renderer/ui/heading.tsx';
import { from, house } from '#renderer/ui/theme.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'center',
    gap: '14px',
    padding: '40px 20px',
    borderRadius: '20px',
    border: `1px solid ${house.hairline}`,
    backgroundColor: house.surface,
    textAlign: 'center',
    outlineStyle: 'none',
    [from.medium]: { padding: '64px 48px' },
  },
  good: { backgroundColor: house.sageWash },
  text: { margin: 0, maxWidth: '46ch', color: house.inkSoft, lineHeight: 1.55 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

type OutcomeProps = { isGood: boolean; title: string; text: string; actions: ReactNode };

/** How it ended, and the ways on; said to screen readers when it comes. */
export function Outcome({ isGood, title, text, actions }: OutcomeProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={mergeClasses(styles.box, isGood && styles.good)} role="status" tabIndex={-1}>
      <Heading level={2} size="medium">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
