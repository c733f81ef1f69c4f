import { expect, it } from 'vitest';
import { shortClassNames } from '../../../server/build/shortClassNames.ts';

it('QU-04 a class has the same short name in each build, wherever the site lies', () => {
  const [one, other] = [shortClassNames('/here'), shortClassNames('/there')];
  const name = one('card', '/here/src/a.module.css');
  expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9]{3}$/);
  expect(other('card', '/there/src/a.module.css?used')).toBe(name);
  expect(one('card', '/here/src/b.module.css')).not.toBe(name);
  expect(one('lead', '/here/src/a.module.css')).not.toBe(name);
});

it('QU-04 two classes never share a name: the build fails first', () => {
  const nameOf = shortClassNames('/here');
  const nameMany = () => {
    for (let index = 0; index < 40_000; index += 1) nameOf(`c${index}`, '/here/src/a.module.css');
  };
  expect(nameMany).toThrow(/^One class name for /);
});
