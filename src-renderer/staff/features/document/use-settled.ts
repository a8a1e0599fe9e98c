import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** A value once it has not changed for a moment. Compared by its text: a new object of the same content is no change. */
export function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(settled) as Value;
}
