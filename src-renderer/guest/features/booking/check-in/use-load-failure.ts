import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#renderer/platform/paths.ts';
import { toast } from '#renderer/platform/ui/toast.ts';
import { AppError } from '#shared/errors.ts';

const TELL_AFTER_MS = 100;

export const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'BOOKING_NOT_FOUND';

export function useLoadFailure(error: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (error === null) return;
    const timer = setTimeout(() => {
      toast.notify({
        intent: 'error',
        textKey: isNotFound(error) ? 'check-in:notFound' : 'general:genericError',
      });
      void navigate(paths.activeBookings, { replace: true });
    }, TELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [error, navigate]);
}
