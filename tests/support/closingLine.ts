import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** How many of the slowest files are named. */
const NAMED = 10;

const seconds = (module: TestModule): number => Math.round(module.diagnostic().duration / 1000);

/** The slowest files of a run, each with its seconds. */
const slowest = (modules: readonly TestModule[]): string[] =>
  modules
    .toSorted((a, b) => b.diagnostic().duration - a.diagnostic().duration)
    .slice(0, NAMED)
    .map((module) => `${String(seconds(module)).padStart(5)} s  ${module.relativeModuleId}`);

/** Ends a run with its slowest files and one plain line, `N passed, N failed, N skipped`, for people and for CI (QU-06). */
export default class ClosingLine implements Reporter {
  #filtered = false;

  onInit({ config }: Vitest): void {
    this.#filtered = config.tagsFilter !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') count[state] += 1;
        // What another command runs was not asked for: with the filter tests without the tag, without it those that have it.
        else if (test.tags.length > 0 === this.#filtered) count.skipped += 1;
      }
    }
    // The default reporter still prints its summary after this call.
    process.once('exit', () => {
      console.log(`The slowest files:\n${slowest(modules).join('\n')}`);
      console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    });
  }
}
