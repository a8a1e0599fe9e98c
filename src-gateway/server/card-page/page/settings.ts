import * as z from 'zod/mini';

const settings = z.object({
  embedders: z.array(z.string()),
  /** Null on the page of the keys, which has no card. */
  provider: z.nullable(
    z.object({
      script: z.string(),
      account: z.string(),
      isTest: z.boolean(),
    }),
  ),
});
export type Settings = z.infer<typeof settings>;

export function readSettings(): Settings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="card-page"]')?.content ?? '';
  return settings.parse(JSON.parse(content));
}
