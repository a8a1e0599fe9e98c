/** @types/qrcode refers to the types of Node, and `process` would compile everywhere in src-renderer. */

type Modules = { readonly size: number; get(row: number, column: number): number };

export function create(
  text: string,
  options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
): { readonly modules: Modules };
