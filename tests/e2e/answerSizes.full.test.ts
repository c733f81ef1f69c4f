import { beforeAll, expect, it } from 'vitest';
import { packedBomb } from '../support/inventedAnswers.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const { newPage, site } = visits();

beforeAll(() => void packedBomb());

it.each([
  ['/blog?page=2', 'Failed to load blog posts. Please try again later.'],
  ['/blog/never-built', 'Failed to load blog post. Please try again later.'],
])(
  'CS-05 %s: an answer that unpacks to 300 MB is given up once, and the page says so',
  async (path, message) => {
    site()
      .proxy()
      .setMode((request) =>
        isContentRequest(request.path) && request.path.includes('/posts') ? 'bomb' : 'pass',
      );
    const page = await newPage();
    // Who saves data is asked for once: to others a busy machine may look like a slow line, which is asked twice.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(site().origin + path);
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    const asked = site()
      .proxy()
      .requests('/posts')
      .map((request) => request.path);
    expect(asked).toEqual([...new Set(asked)]);
  },
);
