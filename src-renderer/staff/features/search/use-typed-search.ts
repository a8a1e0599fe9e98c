import { useEffect, useMemo, useState } from 'react';
import { useSearch } from './queries.ts';
import { createTypingPause } from './search-text.ts';

/** The field's text, and what is found for it once typing stops. */
export function useTypedSearch(hotelId: string) {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const pause = useMemo(() => createTypingPause(setText), []);
  useEffect(() => pause.stop, [pause]);
  const search = useSearch(hotelId, text);
  const type = (next: string) => {
    setTyped(next);
    pause.type(next);
  };
  return { typed, type, search, isSearched: text !== '' };
}
