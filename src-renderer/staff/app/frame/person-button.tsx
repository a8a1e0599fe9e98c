import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { lazy } from 'react';
import { formatList } from '#renderer/platform/i18n/format.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { ChevronDownIcon } from '#renderer/platform/ui/icons.tsx';
import { PressedMenu } from '#renderer/platform/ui/pressed-menu.tsx';
import { brand, from } from '#renderer/platform/ui/theme.ts';
import { useHotel } from '../../features/shared/hotel/current-hotel.ts';
import { useBarButton } from '../../features/shared/look/bar-button.ts';
import { shortName } from '../../features/shared/look/short-name.ts';
import { useStaffSession } from '../../features/shared/session/session-state.ts';

const load = () => import('./person-menu.tsx');
const PersonMenu = lazy(load);

const useStyles = makeStyles({
  button: {
    minWidth: 0,
    paddingInline: '10px',
    textAlign: 'start',
    fontWeight: 400,
    [from.medium]: { flexShrink: 0 },
  },
  person: { display: 'grid', lineHeight: '17px', minWidth: 0 },
  name: { fontWeight: 600, whiteSpace: 'nowrap' },
  role: { fontSize: '0.78125rem', color: brand.onJatobaSoft, whiteSpace: 'nowrap' },
  chevron: {
    display: 'none',
    marginInlineStart: '6px',
    [from.medium]: { display: 'inline-grid', alignSelf: 'center', lineHeight: 0 },
  },
});

/** Who works here now; the person's menu. */
export function PersonButton({ onKeys }: { onKeys: () => void }) {
  const styles = useStyles();
  const bar = useBarButton();
  const t = useText('staff/frame');
  const session = useStaffSession();
  const hotel = useHotel();
  if (session === null) return null;
  return (
    <PressedMenu
      load={load}
      menu={trigger => <PersonMenu trigger={trigger} onKeys={onKeys} />}
      trigger={
        <Button className={mergeClasses(bar, styles.button)} appearance="transparent">
          <span className={styles.person}>
            <span className={styles.name}>{shortName(session.name)}</span>
            <span className={styles.role}>
              {hotel ? formatList(hotel.roles.map(role => t(`roles.${role}`))) : t('noHotel')}
            </span>
          </span>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </Button>
      }
    />
  );
}
