import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first. Begun last, they would keep one core busy and leave the other idle. */
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

/** Where a file stands among the long ones; after all of them, when it is none. */
function rank({ moduleId }: TestSpecification): number {
  const found = LONG.findIndex((file) => moduleId.endsWith(file));
  return found === -1 ? LONG.length : found;
}

/**
 * Begins with the files that take longest. On a fresh clone Vitest knows no durations and goes by projects and sizes.
 */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const order = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return sorted.toSorted((a, b) => order(a) - order(b) || rank(a) - rank(b));
  }
}
