import { expect, test } from '../fixtures.ts';
import { noOtherNames, noViolations } from '../no-violations.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><main><h1>A page</h1>${body}</main></body></html>`;
const NAMELESS = '<button></button>';

test.describe('the accessibility check', () => {
  test('finds what comes to a page after an earlier check', async ({ page: tab }) => {
    await tab.setContent(page('<button>Go on</button>'));
    await noViolations(tab);
    await tab.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), NAMELESS);
    await expect(noViolations(tab)).rejects.toThrow('button-name');
  });

  test('finds what stands in a frame', async ({ page: tab }) => {
    await tab.setContent(page(`<iframe title="A frame"></iframe>`));
    await tab.frameLocator('iframe').locator('body').waitFor({ state: 'attached' });
    const [, frame] = tab.frames();
    await frame?.setContent(page(NAMELESS));
    await expect(noViolations(tab)).rejects.toThrow('button-name');
  });

  test('finds a control whose name is not what is seen on it', async ({ page: tab }) => {
    await tab.setContent(page('<button aria-label="Go on now">Go on</button>'));
    await noOtherNames(tab);
    await tab.setContent(page('<button aria-label="Leave">Go on</button>'));
    await expect(noOtherNames(tab)).rejects.toThrow('button');
  });
});
