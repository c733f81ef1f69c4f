// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';

describe('readEnvironment', () => {
  it.each([
    [{}, 'off'],
    [{ NODE_ENV: 'production' }, 'json'],
    [{ NODE_ENV: 'development' }, 'off'],
    [{ NODE_ENV: 'production', ACCESS_LOG: 'off' }, 'off'],
    [{ ACCESS_LOG: 'json' }, 'json'],
    [{ ACCESS_LOG: '' }, 'off'],
  ])('QU-08 with %j answers are logged: %s', (environment, expected) => {
    expect(readEnvironment(environment).accessLog).toBe(expected);
  });

  it.each(['yes', 'JSON', 'json\n'])('QU-08 ACCESS_LOG=%j is refused by name', (value) => {
    expect(() => readEnvironment({ ACCESS_LOG: value })).toThrow('ACCESS_LOG');
  });
});
