/** Feature flags that the guest app fetches, by the key on the wire (APP-26, APP-31, APP-32, PD-02, PD-15). */
export const flagKeys = ['IS_PRD_FEATURES_ENABLED', 'IS_BOOKING_ENABLED', 'IS_CREDITS_ENABLED'] as const;

export type FlagKey = (typeof flagKeys)[number];

export function isFlagKey(key: string): key is FlagKey {
  return (flagKeys as readonly string[]).includes(key);
}

export function everyFlag<Value>(of: (key: FlagKey) => Value): Record<FlagKey, Value> {
  return Object.fromEntries(flagKeys.map(key => [key, of(key)])) as Record<FlagKey, Value>;
}

/** `'loading'` until its lookup has ended. */
export type FlagState = 'loading' | boolean;
