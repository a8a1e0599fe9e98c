import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon } from './icons.tsx';
import { brand, systemEdge } from './theme.ts';

const useStyles = makeStyles({
  notice: {
    ...systemEdge,
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    lineHeight: 1.45,
    '& svg': { marginTop: '1px' },
  },
  error: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  success: { backgroundColor: brand.sageWash, color: brand.sageInk },
  info: { backgroundColor: brand.brassWash, color: brand.brassInk },
});

type NoticeProps = {
  intent: 'error' | 'success' | 'info';
  /** Scrolls to it when it appears: it is the outcome of a button further down or in another column. */
  isOutcome?: boolean;
  className?: string;
  children: ReactNode;
};

export function Notice({ intent, isOutcome = false, className, children }: NoticeProps) {
  const styles = useStyles();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOutcome) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isOutcome]);
  return (
    <div
      ref={notice}
      role={intent === 'error' ? 'alert' : 'status'}
      className={mergeClasses(styles.notice, styles[intent], className)}
    >
      {intent === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div>{children}</div>
    </div>
  );
}
