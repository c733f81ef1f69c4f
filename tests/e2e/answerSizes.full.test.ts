import { beforeAll, expect, it } from 'vitest';
import { packedBomb } from '../support/inventedAnswers.ts';
import { isContentRequest } from '../support/site.ts';
import { visits } from '../support/visits.ts';

const { newPage, site, proxy } = visits();

beforeAll(() => void packedBomb());

it.each([
  ['/blog?page=2', 'Failed to load blog posts. Please try again later.'],
  ['/blog/never-built', 'Failed to load blog post. Please try again later.'],
])(
  'CS-05 %s: a response that unpacks to 300 MB is requested once, and the page shows the error',
  async (path, message) => {
    proxy().setMode((request) =>
      isContentRequest(request.path) && request.path.includes('/posts') ? 'bomb' : 'pass',
    );
    const page = await newPage();
    // With Save-Data a slow request is not repeated: on a busy machine this one can be slow.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(site().origin + path);
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    const asked = proxy()
      .requests('/posts')
      .map((request) => request.path);
    expect(asked).toEqual([...new Set(asked)]);
  },
);
