import { expect, type Locator, type Page } from '@playwright/test';
import { create } from 'qrcode';
import { LoginForm } from './login-page.ts';
import { type Language, type Words, wordsOf } from './words.ts';

type Way = 'phone' | 'reservation' | 'password';

/** The sign-in page of a kiosk or a reception desk. */
export class DeviceLoginPage {
  readonly page: Page;
  readonly t: Words;
  readonly code: Locator;
  readonly status: Locator;
  readonly alert: Locator;
  readonly newCode: Locator;
  readonly locator: Locator;
  readonly lastName: Locator;
  readonly send: Locator;
  readonly emailCode: Locator;
  readonly enter: Locator;
  readonly resend: Locator;
  readonly password: LoginForm;

  constructor(page: Page, language: Language) {
    const t = wordsOf(language);
    const main = page.getByRole('main');
    this.page = page;
    this.t = t;
    this.code = main.getByRole('img', { name: t('phone-sign-in:codeLabel') });
    this.status = main.getByRole('status');
    this.alert = main.getByRole('alert');
    this.newCode = main.getByRole('button', { name: t('phone-sign-in:newCode') });
    this.locator = main.getByRole('textbox', { name: t('reservation-sign-in:locator.label') });
    this.lastName = main.getByRole('textbox', { name: t('reservation-sign-in:lastName.label') });
    this.send = main.getByRole('button', { name: t('reservation-sign-in:send') });
    this.emailCode = main.getByRole('textbox', { name: t('reservation-sign-in:code.label') });
    this.enter = main.getByRole('button', { name: t('reservation-sign-in:code.submit'), exact: true });
    this.resend = main.getByRole('button', { name: t('reservation-sign-in:code.resend'), exact: true });
    this.password = new LoginForm(main, language);
  }

  way(way: Way): Locator {
    return this.page
      .getByRole('navigation', { name: this.t('device-login:ways') })
      .getByRole('link', { name: this.t(`device-login:${way}`) });
  }

  /** Leads there within the app: an address is not for a guest of a device to type. */
  async open(way: Way): Promise<void> {
    await this.page.evaluate(path => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/login?way=${way}`);
    await expect(this.way(way)).toHaveAttribute('aria-current', 'page');
  }

  /** The number beside the code. */
  async number(): Promise<string> {
    const label = this.page.getByText(this.t('phone-sign-in:number'));
    return label.locator('xpath=following-sibling::p').innerText();
  }

  /** Waits until the code on the screen is the one that this address makes, square for square. */
  async expectCode(address: string): Promise<void> {
    const { modules } = create(address, { errorCorrectionLevel: 'M' });
    const dark = Array.from(modules.data, (bit, at) =>
      bit ? `${at % modules.size},${Math.floor(at / modules.size)}` : '',
    );
    await expect(this.code).toHaveAttribute('aria-busy', 'false');
    const drawn = await this.code.evaluate(svg => {
      const path = svg.firstElementChild;
      if (!(svg instanceof SVGSVGElement) || !(path instanceof SVGGeometryElement)) return null;
      const { width } = svg.viewBox.baseVal;
      const squares: string[] = [];
      for (let y = 0; y < width; y += 1) {
        for (let x = 0; x < width; x += 1) {
          const isDark = path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5));
          if (isDark) squares.push(`${x - 4},${y - 4}`);
        }
      }
      return { width, squares };
    });
    expect(drawn?.width, 'the code with its quiet zone').toBe(modules.size + 8);
    expect(drawn?.squares.join(' ')).toBe(dark.filter(square => square !== '').join(' '));
  }
}
