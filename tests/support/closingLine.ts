import type { Reporter, TestModule, Vitest } from 'vitest/node';

const NAMED = 10;

const seconds = (module: TestModule): number => Math.round(module.diagnostic().duration / 1000);

const slowest = (modules: readonly TestModule[]): string[] =>
  modules
    .toSorted((a, b) => b.diagnostic().duration - a.diagnostic().duration)
    .slice(0, NAMED)
    .map((module) => `${String(seconds(module)).padStart(5)} s  ${module.relativeModuleId}`);

/** Prints the slowest files and the line `N passed, N failed, N skipped` at the end of a run (QU-06). */
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
        // Tests of other commands are not counted: without the filter tagged tests, with it untagged ones.
        else if (test.tags.length > 0 === this.#filtered) count.skipped += 1;
      }
    }
    // The default reporter prints its summary after this call.
    process.once('exit', () => {
      console.log(`The slowest files:\n${slowest(modules).join('\n')}`);
      console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    });
  }
}
