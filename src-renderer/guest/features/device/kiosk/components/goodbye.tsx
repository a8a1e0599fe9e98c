import { makeStyles } from '@fluentui/react-components';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { brand } from '#renderer/platform/ui/theme.ts';
import type { GuestEnd } from '#shared/bridge.ts';

const useStyles = makeStyles({
  curtain: {
    position: 'fixed',
    inset: 0,
    zIndex: 2_000_000,
    display: 'grid',
    placeContent: 'center',
    margin: 0,
    backgroundColor: brand.jatoba,
    color: brand.onJatoba,
    fontFamily: brand.fontDisplay,
    fontSize: '3rem',
  },
});

export function Goodbye({ reason }: { reason: GuestEnd }) {
  const t = useText('kiosk');
  return (
    <p className={useStyles().curtain} role="status">
      {t(`goodbye.${reason}`)}
    </p>
  );
}
