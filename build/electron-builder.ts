import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'electron-builder';
import { setFuses } from './fuses.ts';
import { root } from './steps.ts';

/** One package for kiosks and desks (BLD-03), distinguished by settings or the command line. */
export const packing: Configuration = {
  appId: 'com.pernoite.desktop',
  productName: 'Pernoite',
  copyright: 'MIT licence',
  directories: { output: 'dist', buildResources: 'resources/icons' },
  /** The built app; of node_modules electron-builder adds what `dependencies` names, with all that it needs. */
  files: [
    'package.json',
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'out/staff/**',
    // Vite's own notes on the build.
    '!out/{renderer,staff}/.vite/**',
    // A gateway serves these to browsers.
    '!out/staff/**/*.{br,gz}',
    '!**/*.{map,ts,mts,cts,md,markdown,flow,tsbuildinfo,yml,bnf}',
    '!**/{test,tests,spec,__tests__,example,examples,docs,.github}/**',
  ],
  asar: true,
  // Nothing here is compiled for a machine.
  npmRebuild: false,
  nodeGypRebuild: false,
  extraMetadata: {
    homepage: 'https://pernoite.example',
    author: { name: 'Pernoite', email: 'desktop@pernoite.example' },
    devDependencies: null,
    scripts: null,
  },
  publish: null,
  win: { target: [{ target: 'nsis', arch: ['x64'] }], icon: 'resources/icons/icon.ico' },
  nsis: {
    // Below Program Files, where a kiosk's user cannot write and AppLocker lets programs run.
    perMachine: true,
    artifactName: 'Pernoite-Setup-${version}.${ext}',
    oneClick: true,
    runAfterFinish: false,
    deleteAppDataOnUninstall: false,
  },
  linux: {
    // No AppImage: it cannot carry a set-user-ID helper, so that it starts without Chromium's sandbox (SEC-12).
    target: [{ target: 'deb', arch: ['x64'] }],
    executableName: 'pernoite',
    category: 'Office',
    icon: 'resources/icons',
    maintainer: 'Pernoite <desktop@pernoite.example>',
  },
  deb: { afterInstall: 'resources/linux/after-install.sh' },
  mac: {
    target: [{ target: 'dmg', arch: ['x64', 'arm64'] }],
    category: 'public.app-category.travel',
    icon: 'resources/icons/icon.icns',
  },
};

/** Burns the fuses in, before the app is signed. */
export const withFuses: Pick<Configuration, 'afterPack'> = {
  async afterPack({ appOutDir, electronPlatformName, packager }) {
    const file = binaryOf(appOutDir, electronPlatformName, packager.appInfo.productFilename);
    await writeFile(file, setFuses(await readFile(file)));
  },
};

export function binaryOf(folder: string, platform: string, productName: string): string {
  if (platform === 'darwin') {
    const framework = 'Contents/Frameworks/Electron Framework.framework/Electron Framework';
    return join(folder, `${productName}.app`, framework);
  }
  return join(folder, platform === 'win32' ? `${productName}.exe` : 'pernoite');
}

/** The settings that all devices of this package share: the file that PERNOITE_DEVICE names (KSK-18). */
export function withDeviceSettings(file: string): Pick<Configuration, 'extraResources'> {
  return file === '' ? {} : { extraResources: [{ from: join(root, file), to: 'device.json' }] };
}
