import { describe, expect, it } from 'vitest';
import { HttpError } from '../../../src/shared/http/HttpError.ts';

describe('a transient failure', () => {
  it.each([
    [400, false],
    [401, false],
    [404, false],
    [408, true],
    [410, false],
    [425, true],
    [429, true],
    [500, true],
    [504, true],
    [301, false],
  ])('CS-05 has status %d: %s', (status, transient) => {
    expect(new HttpError('status', '', { status }).transient).toBe(transient);
  });

  it.each(['network', 'timeout', 'garbage'] as const)('CS-05 can be of kind %s', (failure) => {
    expect(new HttpError(failure, '').transient).toBe(true);
  });
});
