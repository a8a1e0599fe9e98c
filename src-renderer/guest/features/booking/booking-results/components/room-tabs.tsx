import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import type {
  SearchedRoom,
  SelectedRoom,
} from '#renderer/guest/features/shared/booking-funnel/state/flow.ts';
import { usePartyText } from '#renderer/guest/features/shared/booking-funnel/use-party-text.ts';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { CheckIcon } from '#renderer/platform/ui/icons.tsx';
import { brand, canHover, from } from '#renderer/platform/ui/theme.ts';

const useStyles = makeStyles({
  tabs: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(150px, 1fr)',
    gap: '8px',
    overflowX: 'auto',
    paddingBlock: '4px',
    scrollSnapType: 'x proximity',
  },
  tab: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 8px',
    alignContent: 'start',
    minHeight: '64px',
    padding: '10px 14px',
    font: 'inherit',
    textAlign: 'start',
    color: brand.ink,
    backgroundColor: brand.surface,
    border: `1px solid ${brand.hairline}`,
    borderRadius: '16px',
    cursor: 'pointer',
    scrollSnapAlign: 'start',
    [canHover]: { ':hover': { backgroundColor: brand.groundDeep } },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [from.medium]: { padding: '12px 16px' },
  },
  open: { backgroundColor: brand.terracottaWash, boxShadow: `inset 0 0 0 2px ${tokens.colorBrandStroke1}` },
  name: { fontWeight: 600 },
  party: {
    gridColumn: '1 / -1',
    fontSize: '0.875rem',
    color: brand.inkSoft,
    overflowWrap: 'break-word',
  },
  check: { color: brand.sageInk, display: 'grid' },
});

export const tabId = (base: string, index: number) => `${base}-tab-${index}`;
export const panelId = (base: string) => `${base}-panel`;

type RoomTabsProps = {
  /** Prefix of the ids that connect tabs and panel. */
  base: string;
  searched: readonly SearchedRoom[];
  chosen: readonly (SelectedRoom | null)[];
  active: number;
  onOpen: (index: number) => void;
};

export function RoomTabs({ base, searched, chosen, active, onOpen }: RoomTabsProps) {
  const styles = useStyles();
  const t = useText('booking-results');
  const partyText = usePartyText();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const last = searched.length - 1;
    const to = {
      ArrowLeft: active === 0 ? last : active - 1,
      ArrowRight: active === last ? 0 : active + 1,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onOpen(to);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={t('rooms.label')} className={styles.tabs}>
      {searched.map((party, index) => {
        const room = chosen[index] ?? null;
        const number = index + 1;
        return (
          <button
            // Searched rooms have no id, so the number is their key.
            key={number}
            type="button"
            role="tab"
            id={tabId(base, index)}
            aria-selected={index === active}
            aria-controls={panelId(base)}
            tabIndex={index === active ? 0 : -1}
            className={mergeClasses(styles.tab, index === active && styles.open)}
            onClick={() => onOpen(index)}
            onKeyDown={onKeyDown}
          >
            <span className={styles.name}>{t('rooms.tab', { number })}</span>
            <span className={styles.check}>{room && <CheckIcon />}</span>
            <span className={styles.party}>
              {partyText(party)}
              <br />
              {room ? t('rooms.chosen', { name: room.name }) : t('rooms.open')}
            </span>
          </button>
        );
      })}
    </div>
  );
}
