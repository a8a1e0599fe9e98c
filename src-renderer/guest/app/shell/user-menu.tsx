import {
  type ButtonProps,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useFlag } from '#renderer/guest/features/account/feature-flags/flags.ts';
import { signOut } from '#renderer/guest/features/shared/session/session.ts';
import { webConfig } from '#renderer/platform/host/config.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { type Path, paths } from '#renderer/platform/paths.ts';
import { ChevronDownIcon } from '#renderer/platform/ui/icons.tsx';
import { useOutsideLink } from '#renderer/platform/ui/outside-link.ts';
import { brand } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  popover: {
    zIndex: 5,
    minWidth: 'min(288px, calc(100vw - 24px))',
    maxWidth: 'none',
    padding: '8px',
    borderRadius: '16px',
    boxShadow: brand.shadowLift,
    border: `1px solid ${brand.hairline}`,
  },
  item: { minHeight: '44px', alignItems: 'center', borderRadius: '10px', maxWidth: 'none', fontSize: '1rem' },
  inner: { paddingInlineStart: '28px' },
  chevron: { display: 'inline-grid', transitionProperty: 'rotate', transitionDuration: '200ms' },
  open: { rotate: '180deg' },
});

function Entry({ to, label, inner = false }: { to: Path; label: string; inner?: boolean }) {
  const styles = useStyles();
  const navigate = useNavigate();
  return (
    <MenuItemLink
      className={mergeClasses(styles.item, inner && styles.inner)}
      href={useHref(to)}
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      {label}
    </MenuItemLink>
  );
}

function Outside({ href, label }: { href: string; label: string }) {
  const styles = useStyles();
  const { anchor, hint } = useOutsideLink(href);
  return (
    <MenuItemLink
      {...anchor}
      className={mergeClasses(styles.item, styles.inner)}
      aria-label={`${label} ${hint}`}
    >
      {label}
    </MenuItemLink>
  );
}

type GroupProps = { label: string; open: boolean; onToggle: () => void };

/** Expands the entries below it in place, so that arrow keys and touch use one list. */
function Group({ label, open, onToggle }: GroupProps) {
  const styles = useStyles();
  return (
    <MenuItem
      className={styles.item}
      persistOnClick
      aria-expanded={open}
      secondaryContent={
        <span className={mergeClasses(styles.chevron, open && styles.open)}>
          <ChevronDownIcon />
        </span>
      }
      onClick={onToggle}
    >
      {label}
    </MenuItem>
  );
}

/** The signed-in guest's menu, initially open: the press that opens it also loads it (APP-21 to APP-27). */
export default function UserMenu({ trigger }: { trigger: ReactElement<ButtonProps> }) {
  const styles = useStyles();
  const t = useText('shell');
  const booking = useFlag('IS_BOOKING_ENABLED') === true;
  const credits = useFlag('IS_CREDITS_ENABLED') === true;
  const links = webConfig().links;
  const [group, setGroup] = useState<'account' | 'product' | null>(null);
  const toggle = (name: 'account' | 'product') => () => setGroup(group === name ? null : name);

  return (
    // In the header and not at the end of the page, so that it belongs to a landmark.
    <Menu
      inline
      defaultOpen
      positioning={{ position: 'below', align: 'end' }}
      onOpenChange={() => setGroup(null)}
    >
      <MenuTrigger disableButtonEnhancement>{trigger}</MenuTrigger>
      <MenuPopover className={styles.popover}>
        <MenuList>
          <Entry to={paths.home} label={t('menu.home')} />
          {booking && <Entry to={paths.activeBookings} label={t('menu.booking')} />}
          <Group label={t('menu.account')} open={group === 'account'} onToggle={toggle('account')} />
          {group === 'account' && (
            <>
              <Entry inner to={paths.personalInformation} label={t('menu.personalInformation')} />
              <Entry inner to={paths.cards} label={t('menu.cards')} />
              {credits && <Entry inner to={paths.credits} label={t('menu.credits')} />}
              <Entry inner to={paths.preferences} label={t('menu.preferences')} />
              <Entry inner to={paths.settings} label={t('menu.settings')} />
            </>
          )}
          <Group label={t('menu.product')} open={group === 'product'} onToggle={toggle('product')} />
          {group === 'product' && (
            <>
              <Outside href={links.about} label={t('menu.about')} />
              {booking && <Entry inner to={paths.booking} label={t('menu.newReservation')} />}
              <Entry inner to={paths.faq} label={t('menu.faq')} />
              <Outside href={links.contact} label={t('menu.contact')} />
            </>
          )}
          <MenuDivider />
          <MenuItem className={styles.item} onClick={() => void signOut('signedOut')}>
            {t('menu.signOut')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
