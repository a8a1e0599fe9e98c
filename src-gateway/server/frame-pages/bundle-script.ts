import { join } from 'node:path';
import { build } from 'vite';

/** Only for builds and for a gateway beside its sources. */
export async function bundleScript(sources: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    root: sources,
    build: {
      write: false,
      target: 'baseline-widely-available',
      minify: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(sources, `${name}.ts`), output: { entryFileNames: '[name].js' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const output = result !== undefined && 'output' in result ? result.output : [];
  const [chunk, ...others] = output.filter(one => one.type === 'chunk');
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${name} is not one script`);
  return chunk.code;
}
