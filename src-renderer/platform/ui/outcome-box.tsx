import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dock } from './dock.tsx';
import { Heading } from './heading.tsx';
import { Spinner } from './spinner.tsx';
import { brand, from } from './theme.ts';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    justifyItems: 'center',
    gap: '14px',
    padding: '40px 20px',
    borderRadius: '20px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    textAlign: 'center',
    outlineStyle: 'none',
    [from.medium]: { padding: '64px 48px' },
  },
  good: { backgroundColor: brand.sageWash },
  text: { margin: 0, maxWidth: '46ch', color: brand.inkSoft, lineHeight: 1.55 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '8px 20px',
  },
});

type OutcomeBoxProps = {
  title: string;
  text: string;
  isGood?: boolean;
  isAwaited?: boolean;
  actions?: ReactNode;
};

/** Takes the focus when it appears, and when the result is known. */
export function OutcomeBox({ title, text, isGood = false, isAwaited = false, actions }: OutcomeBoxProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [isAwaited]);
  return (
    <div ref={box} className={mergeClasses(styles.box, isGood && styles.good)} role="status" tabIndex={-1}>
      {isAwaited && <Spinner />}
      <Heading level={2} size="medium">
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {actions && (
        <Dock className={styles.actions} isOff={!isGood}>
          {actions}
        </Dock>
      )}
    </div>
  );
}
