import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { host } from '#renderer/platform/host/host.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { onOpenCode, openCodeEnd } from '#renderer/platform/state/open-code.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { Spinner } from '#renderer/platform/ui/spinner.tsx';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { Outage } from '../outage.ts';

const useStyles = makeStyles({
  // Below the page and not over it: nothing under a finger is covered. Above the dock (ui/density.css).
  notice: {
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: '48px 1fr',
    alignItems: 'center',
    gap: '4px 20px',
    margin: '0 40px 16px',
    padding: '16px 28px',
    border: `2px solid ${brand.brass}`,
    borderRadius: '28px',
    backgroundColor: brand.brassWash,
    '& svg': { width: '40px', height: '40px', color: brand.brassInk },
  },
  back: {
    border: `2px solid ${brand.sage}`,
    backgroundColor: brand.sageWash,
    '& svg': { color: brand.sageInk },
  },
  spinner: { width: '36px', height: '36px', color: brand.brassInk },
  title: { margin: 0, fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3 },
  text: { margin: 0, lineHeight: 1.35 },
  count: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

function useSecondsSince(since: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.round((now - since) / 1_000));
}

/** The page got shorter: the field that is being typed in may have left it. */
function useFieldInView(): void {
  useLayoutEffect(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.scrollIntoView({ block: 'nearest' });
    }
  }, []);
}

type Shown = Extract<Outage, { status: 'lost' | 'back' }>;

export function ConnectionNotice({ outage }: { outage: Shown }) {
  const styles = useStyles();
  const t = useText('kiosk');
  const seconds = useSecondsSince(outage.status === 'lost' ? outage.since : null);
  const hasCode = useSyncExternalStore(onOpenCode, () => openCodeEnd() > Date.now());
  const phone = host().profile.hotel?.staffPhone ?? null;
  useFieldInView();
  const subject = hasCode ? 'code' : 'page';
  if (outage.status === 'back') {
    return (
      <div className={mergeClasses(styles.notice, styles.back)} role="status" data-connection-notice="">
        <CheckIcon />
        <div>
          <p className={styles.title}>{t('connection.back.title')}</p>
          <p className={styles.text}>{t(`connection.back.${subject}`)}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.notice} role="status" data-connection-notice="">
      <Spinner className={styles.spinner} />
      <div>
        <p className={styles.title}>{t(`connection.lost.${subject}.title`)}</p>
        <p className={styles.text}>
          {t(`connection.lost.${subject}.text`)}{' '}
          {phone === null ? t('connection.lost.help') : t('connection.lost.helpPhone', { phone })}{' '}
          <span className={styles.count} aria-hidden="true">
            {t('connection.lost.trying', { seconds })}
          </span>
        </p>
      </div>
    </div>
  );
}
