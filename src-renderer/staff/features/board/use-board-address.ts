import { useSearchParams } from 'react-router';
import { type BoardAddress, parseAddress, toSearch } from './board-address.ts';

type ChangeOf = (now: BoardAddress) => Partial<BoardAddress>;

/** The address that is shown, and a change of it. */
export function useBoardAddress(): { address: BoardAddress; go: (changeOf: ChangeOf) => void } {
  const [search, setSearch] = useSearchParams();
  return {
    address: parseAddress(search),
    go: changeOf => {
      // Of the browser and not of the last render: a key can come before the change of the one before is rendered.
      const now = parseAddress(new URLSearchParams(window.location.search));
      setSearch(toSearch({ ...now, ...changeOf(now) }));
    },
  };
}
