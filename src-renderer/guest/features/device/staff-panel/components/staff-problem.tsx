import { useEffect, useEffectEvent } from 'react';
import { hasText, useErrorText, useText } from '#renderer/platform/i18n/i18n.ts';
import { Notice } from '#renderer/platform/ui/notice.tsx';
import { AppError } from '#shared/errors.ts';

type StaffProblemProps = {
  error: unknown;
  onLocked: () => void;
};

export function StaffProblem({ error, onLocked }: StaffProblemProps) {
  const t = useText('staff-panel');
  const errorText = useErrorText();
  const code = error instanceof AppError ? error.code : '';
  const locked = useEffectEvent(onLocked);
  useEffect(() => {
    if (code === 'FORBIDDEN') locked();
  }, [code]);
  const key = `staff-panel:problem.${code}`;
  return <Notice intent="error">{hasText(key) ? t(key) : errorText(error)}</Notice>;
}
