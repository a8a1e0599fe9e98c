import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import { canBeOwn, idleMinutes, isInstalledApp, ownDeviceAtom } from '../own-device.ts';

const useStyles = makeStyles({
  choice: { display: 'grid', gap: '2px' },
  label: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    minHeight: '44px',
    cursor: 'pointer',
  },
  box: {
    width: '20px',
    height: '20px',
    margin: 0,
    accentColor: tokens.colorBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  hint: {
    margin: 0,
    paddingInlineStart: '32px',
    color: brand.inkSoft,
    fontSize: '0.875rem',
    lineHeight: 1.45,
  },
});

/** Nothing on a device that guests share (SES-13). The browser's own box: /login loads no component for it. */
export function OwnDeviceChoice({ className }: { className?: string }) {
  const styles = useStyles();
  const t = useText('session');
  const id = useId();
  const [isOwn, setOwn] = useAtom(ownDeviceAtom);
  if (!canBeOwn()) return null;
  return (
    <div className={mergeClasses(styles.choice, className)}>
      <label className={styles.label}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isOwn ?? isInstalledApp()}
          aria-describedby={id}
          onChange={({ target }) => setOwn(target.checked)}
        />
        {t('ownDevice.label')}
      </label>
      <p className={styles.hint} id={id}>
        {t('ownDevice.hint', { minutes: idleMinutes() })}
      </p>
    </div>
  );
}
