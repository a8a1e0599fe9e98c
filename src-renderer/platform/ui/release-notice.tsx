import { Button, makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand, from } from './theme.ts';

const useStyles = makeStyles({
  notice: {
    position: 'fixed',
    zIndex: 5,
    insetInline: '12px',
    bottom: 'calc(12px + var(--bottom-bar, 0px))',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '12px 16px',
    borderRadius: '16px',
    border: `1px solid ${brand.hairline}`,
    backgroundColor: brand.surface,
    boxShadow: brand.shadowLift,
    [from.medium]: { insetInline: 'auto', insetInlineStart: '24px', bottom: '24px', maxWidth: '460px' },
    '@media print': { display: 'none' },
  },
  text: { margin: 0, lineHeight: 1.4 },
  actions: { display: 'flex', gap: '8px', marginInlineStart: 'auto' },
});

/** A persistent notice: the page never reloads by itself, because somebody may be typing. */
export default function ReleaseNotice({ onOpen }: { onOpen: () => void }) {
  const t = useText('shell');
  const styles = useStyles();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section className={styles.notice} aria-label={t('newRelease.label')}>
      <p className={styles.text} role="status">
        {t('newRelease.text')}
      </p>
      <div className={styles.actions}>
        <Button appearance="subtle" size="large" onClick={() => setClosed(true)}>
          {t('newRelease.later')}
        </Button>
        <Button appearance="primary" size="large" onClick={onOpen}>
          {t('newRelease.reload')}
        </Button>
      </div>
    </section>
  );
}
