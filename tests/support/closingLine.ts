import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What the first attempt ended with, and where. */
function firstFailure(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const place = error?.stacks?.[0];
  return `  ${error?.message ?? 'no message'}${place ? `\n  at ${place.file}:${place.line}` : ''}`;
}

/**
 * Ends a run with one plain line, `N passed, N failed, N skipped`, for people and for CI; before it the names of tests
 * that passed at their second attempt only.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const wavering: string[] = [];
    const count = { passed: 0, failed: unhandled.length, skipped: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') count[state] += 1;
        else count.skipped += 1;
        if (test.diagnostic()?.flaky)
          wavering.push(`${module.relativeModuleId} > ${test.fullName}\n${firstFailure(test)}`);
      }
    }
    // The default reporter still prints its summary after this call.
    process.once('exit', () => {
      for (const name of wavering) console.log(`Passed at the second attempt: ${name}`);
      console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    });
  }
}
