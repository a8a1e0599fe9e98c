import { makeStyles } from '@fluentui/react-components';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { funnelAtom, funnelReadyAtom } from '../state/funnel-state.ts';
import { redirectPath, stepOfPath } from '../steps.ts';
import { StepGuide } from './step-guide.tsx';

const useStyles = makeStyles({
  guide: {
    display: 'flex',
    width: '100%',
    maxWidth: brand.pageWidth,
    marginInline: 'auto',
    padding: '12px 20px 0',
    [from.medium]: { padding: '20px 32px 0' },
    [from.wide]: { padding: '24px 40px 0' },
    '@media print': { display: 'none' },
    color: brand.ink,
  },
});

export function FunnelFrame({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { pathname } = useLocation();
  const funnel = useAtomValue(funnelAtom);
  const ready = useAtomValue(funnelReadyAtom);
  const step = stepOfPath(pathname);
  if (!ready) return null;
  const elsewhere = redirectPath(funnel, step);
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />;
  return (
    <>
      <div className={styles.guide}>
        <StepGuide funnel={funnel} step={step} />
      </div>
      {children}
    </>
  );
}
