import { app } from './app.ts';
import { note } from './journal.ts';
import { strictObject } from './strict.ts';

export const shell = strictObject('shell', {
  openExternal(url: string): Promise<void> {
    note('shell.openExternal', { url });
    return Promise.resolve();
  },
  openPath(path: string): Promise<string> {
    note('shell.openPath', { path });
    return Promise.resolve('');
  },
  beep: () => note('shell.beep'),
});

export const dialog = strictObject('dialog', {
  showErrorBox: (title: string, content: string) => note('dialog.showErrorBox', { title, content }),
  showMessageBox(...given: unknown[]): Promise<Electron.MessageBoxReturnValue> {
    note('dialog.showMessageBox', given.at(-1) as Record<string, unknown>);
    return Promise.resolve({ response: 0, checkboxChecked: false });
  },
  showMessageBoxSync(...given: unknown[]): number {
    note('dialog.showMessageBox', given.at(-1) as Record<string, unknown>);
    return 0;
  },
});

let copied = '';
/** The app's side alone: what a page copies stays in Chromium. */
export const clipboard = strictObject('clipboard', {
  writeText(text: string): Promise<void> {
    copied = text;
    return Promise.resolve();
  },
  readText: () => Promise.resolve(copied),
  clear(): void {
    copied = '';
    note('clipboard.clear');
  },
});

type ItemOptions = Electron.MenuItemConstructorOptions;

/** Of the roles only quit does anything: the others move text, windows and tools that are not here. */
export class MenuItem {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  readonly role: string | undefined;
  readonly accelerator: ItemOptions['accelerator'] | undefined;
  readonly submenu: Menu | undefined;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly #click: ItemOptions['click'];

  constructor(options: ItemOptions) {
    const { id = '', label = '', role, accelerator, submenu, click, enabled, visible, checked } = options;
    this.id = id;
    this.label = label;
    this.role = role;
    this.accelerator = accelerator;
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : (submenu as Menu | undefined);
    this.type = options.type ?? (this.submenu ? 'submenu' : 'normal');
    this.enabled = enabled ?? true;
    this.visible = visible ?? true;
    this.checked = checked ?? false;
    this.#click = click;
  }

  /** As a click of a person: Electron's own signature is (event, window, contents). */
  click(event: object = {}, window?: Electron.BaseWindow): void {
    note('MenuItem.click', { id: this.id, label: this.label, role: this.role });
    if (this.role === 'quit') app.quit();
    const self = this as unknown as Electron.MenuItem;
    this.#click?.(self, window, event as Electron.KeyboardEvent);
  }
}

export function chooseByKey(input: Electron.Input): boolean {
  const item = applicationMenu?.findByKey(input);
  item?.click();
  return item !== undefined;
}

const CONTROL = ['control', 'ctrl', 'commandorcontrol', 'cmdorctrl'];
const META = ['meta', 'super', 'command', 'cmd'];

function isKeyOf(accelerator: string, { key, control, alt, shift, meta }: Electron.Input): boolean {
  const parts = accelerator.toLowerCase().split('+');
  const has = (...names: string[]) => names.some(name => parts.includes(name));
  if (parts.at(-1) !== key.toLowerCase() || alt !== has('alt', 'option') || shift !== has('shift'))
    return false;
  return control === has(...CONTROL) && meta === has(...META);
}

let applicationMenu: Menu | null = null;

export class Menu {
  readonly items: MenuItem[] = [];

  static buildFromTemplate(template: (ItemOptions | MenuItem)[]): Menu {
    const menu = new Menu();
    for (const item of template) menu.append(item instanceof MenuItem ? item : new MenuItem(item));
    return menu;
  }

  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu;
    note('Menu.setApplicationMenu', { items: menu?.items.map(item => item.label) ?? null });
  }

  static getApplicationMenu(): Menu | null {
    return applicationMenu;
  }

  findByKey(input: Electron.Input): MenuItem | undefined {
    for (const item of this.items.filter(({ enabled }) => enabled)) {
      const found = item.submenu?.findByKey(input) ?? item;
      if (found !== item || isKeyOf(String(item.accelerator ?? ''), input)) return found;
    }
    return undefined;
  }

  append(item: MenuItem): void {
    this.items.push(item);
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }
}
