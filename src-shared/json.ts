/** Null for text that is no JSON: every schema of ours rejects both alike. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
