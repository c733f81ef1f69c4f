import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first. Started last, one would leave the other core idle. */
const LONG = [
  'tests/e2e/accessibilityOfTools.test.ts',
  'tests/e2e/accessibility.test.ts',
  'tests/wordpress/site.full.test.ts',
  'tests/e2e/workerUpdate.full.test.ts',
  'tests/e2e/outbox.full.test.ts',
  'tests/e2e/operations.full.test.ts',
  'tests/e2e/publishing.full.test.ts',
  'tests/wordpress/oddPosts.full.test.ts',
  'tests/wordpress/publishing.full.test.ts',
];

function rank({ moduleId }: TestSpecification): number {
  const found = LONG.findIndex((file) => moduleId.endsWith(file));
  return found === -1 ? LONG.length : found;
}

/** Starts with the longest files. On a fresh clone Vitest knows no durations and sorts by project and size. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return sorted.toSorted((a, b) => order(a) - order(b) || rank(a) - rank(b));
  }
}
