import { useEffect, useMemo, useRef, useState } from 'react';
import type { SearchHit } from '#shared/contract/staff/search.ts';
import { useFinding, useSearch } from './queries.ts';
import { createTypingPause, isSearched, toSearchText } from './search-text.ts';

const NOTHING_YET = { data: undefined, error: null };

/** The field's text, and what is found for it once typing stops. */
export function useTypedSearch(hotelId: string) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const newest = useRef('');
  const pause = useMemo(() => createTypingPause(), []);
  useEffect(() => pause.stop, [pause]);
  const search = useSearch(hotelId, text);
  const find = useFinding(hotelId);
  const settle = (settled: string) => {
    setText(settled);
    return find(settled);
  };
  const type = (next: string) => {
    setTyped(next);
    newest.current = next;
    pause.type(next, settled => void settle(settled));
  };
  /** The first hit for what is typed, not for what was: Enter can come before its hits. Undefined once it was typed over. */
  const first = async (): Promise<SearchHit | undefined> => {
    pause.stop();
    const [hit] = await settle(toSearchText(typed));
    return newest.current === typed ? hit : undefined;
  };
  const wanted = toSearchText(typed);
  // What was found for the text before is gone at the first key: the list's first option is what Enter chooses.
  const { data: found, error } = text === wanted ? search : NOTHING_YET;
  return {
    typed,
    type,
    found,
    error,
    first,
    // The list opens at the first key: drawing it takes of the time that its hits have otherwise.
    isSearched: isSearched(wanted),
  };
}
