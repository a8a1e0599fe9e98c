import type { RefObject } from 'react';
import { useText } from '#renderer/platform/i18n/i18n.ts';
import { useHotkey } from '../shared/hotkeys/hotkeys.ts';
import type { BoardList } from './row-groups.ts';

type BoardKeys = {
  within: RefObject<HTMLElement | null>;
  onEnter: () => void;
  onList: (list: BoardList) => void;
  onStep: (days: -1 | 1) => void;
  onToday: () => void;
  onParcel: () => void;
};

/** Single characters count on the board alone. The arrows within the lists are tabster's. */
export function useBoardKeys({ within, onEnter, onList, onStep, onToday, onParcel }: BoardKeys): void {
  const t = useText('staff/board');
  useHotkey({ keys: 'ArrowDown', name: t('keys.rows'), isHint: true, within }, onEnter);
  useHotkey({ keys: 'ArrowUp', name: t('keys.rowsUp'), within }, onEnter);
  useHotkey({ keys: '[', name: t('keys.before'), isHint: true, within }, () => onStep(-1));
  useHotkey({ keys: ']', name: t('keys.after'), isHint: true, within }, () => onStep(1));
  useHotkey({ keys: '0', name: t('keys.today'), isHint: true, within }, onToday);
  useHotkey({ keys: 'Alt+s', name: t('keys.parcel'), isHint: true }, onParcel);
  useListKey('1', 'arrivals', { within, onList });
  useListKey('2', 'inHouse', { within, onList });
  useListKey('3', 'departures', { within, onList });
  useListKey('4', 'attention', { within, onList });
}

function useListKey(keys: string, list: BoardList, { within, onList }: Pick<BoardKeys, 'within' | 'onList'>) {
  const t = useText('staff/board');
  const name = t('keys.list', { list: t(`lists.${list}`) });
  useHotkey({ keys, name, within }, () => onList(list));
}
