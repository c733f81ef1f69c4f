import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksOf } from '../../../src/features/reader/listen/blocks.ts';
import { type Hearing, Player, type Speech } from '../../../src/features/reader/listen/player.ts';

const VOICES = new Map([
  ['en', { remote: false }],
  ['ur', { remote: true }],
]);

/** A device that speaks when it is told to. */
function device() {
  const log: string[] = [];
  const said: Hearing[] = [];
  const hushed = new Set<Hearing>();
  const speech: Speech = {
    voiceFor: (lang) => {
      const voice = VOICES.get(lang);
      return (
        voice && {
          ...voice,
          say: (text, rate, hearing) => {
            log.push(`${lang} ${rate} ${text}`);
            said.push(hearing);
          },
        }
      );
    },
    hush: () => {
      // As browsers do: what was broken off says so, later.
      const broken = said.at(-1);
      if (!broken || hushed.has(broken)) return;
      hushed.add(broken);
      queueMicrotask(() => broken.failed('interrupted'));
    },
  };
  return {
    log,
    speech,
    begin: () => said.at(-1)?.began(),
    end: () => said.at(-1)?.ended(),
    endEarlier: () => said.at(-2)?.ended(),
    fail: (error: string) => said.at(-1)?.failed(error),
  };
}

const TEXT = '<h2>One</h2><p>Two. Three.</p><p>Four <i lang="ur">چار</i></p>';

function playing(html = TEXT, lang = 'en') {
  const { document } = new JSDOM(`<body><main>${html}</main></body>`).window;
  const main = () => document.querySelector('main') ?? document.body;
  const its = device();
  const player = new Player(() => blocksOf(main(), lang), lang, its.speech, 1);
  player.play();
  return { ...its, player, document };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reading aloud', () => {
  it('OF-10 reads sentence by sentence to the end, each in its language', () => {
    const { log, end, player } = playing();
    for (let turn = 0; turn < 4; turn += 1) end();
    expect(log).toEqual(['en 1 One', 'en 1 Two.', 'en 1 Three.', 'en 1 Four', 'ur 1 چار']);
    expect(player.state()).toEqual({ phase: 'playing', block: 2, remote: true });
    end();
    expect(player.state().phase).toBe('ended');
    player.play();
    expect([log.at(-1), player.state().block]).toEqual(['en 1 One', 0]);
  });

  it('OF-10 the article’s voice reads what has none of its own', () => {
    const { log, end } = playing('<p>Four <i lang="hi">चार</i></p>');
    end();
    expect(log.at(-1)).toBe('en 1 चार');
  });

  it('OF-10 goes on with the sentence in which it paused', async () => {
    const { log, end, player } = playing();
    end();
    end();
    player.pause();
    await Promise.resolve();
    expect(player.state()).toMatchObject({ phase: 'paused', block: 1 });
    end();
    expect(log).toHaveLength(3);
    player.play();
    expect(log.slice(2)).toEqual(['en 1 Three.', 'en 1 Three.']);
  });

  it('OF-10 moves by paragraphs, not beyond the first and the last', () => {
    const { log, end, player } = playing();
    player.move(-1);
    expect(log.at(-1)).toBe('en 1 One');
    player.move(1);
    end();
    expect(log.at(-1)).toBe('en 1 Three.');
    player.move(1);
    player.move(1);
    expect([log.at(-1), player.state().block]).toEqual(['en 1 Four', 2]);
    player.pause();
    player.move(-1);
    expect([log.length, player.state()]).toEqual([6, { phase: 'paused', block: 1, remote: false }]);
    player.play();
    expect(log.at(-1)).toBe('en 1 Two.');
  });

  it('OF-10 another speed holds at once, for the sentence that is being read', () => {
    const { log, end, player } = playing();
    end();
    player.setRate(1.5);
    expect(log.at(-1)).toBe('en 1.5 Two.');
    player.pause();
    player.setRate(2);
    expect(log).toHaveLength(3);
  });

  it('OF-10 what was broken off and ends late changes nothing', async () => {
    const { log, endEarlier, player } = playing();
    player.move(1);
    endEarlier();
    await Promise.resolve();
    expect([log.length, player.state()]).toEqual([2, { phase: 'playing', block: 1, remote: false }]);
  });

  it.each([
    ['not-allowed', 'notAllowed'],
    ['voice-unavailable', 'noVoice'],
    ['language-unavailable', 'noVoice'],
    ['network', 'noNetwork'],
    ['synthesis-failed', 'broken'],
    ['', 'broken'],
  ])('OF-10 “%s” is told as %s, and reading goes on from there', (error, phase) => {
    const { log, end, fail, player } = playing();
    end();
    fail(error);
    expect(player.state()).toMatchObject({ phase, block: 1 });
    player.play();
    expect([log.at(-1), player.state().phase]).toEqual(['en 1 Two.', 'playing']);
  });

  it('OF-10 a voice that does not begin is not waited for; one that speaks for long is', () => {
    const { begin, player } = playing();
    begin();
    vi.advanceTimersByTime(60_000);
    expect(player.state().phase).toBe('playing');
    player.move(1);
    vi.advanceTimersByTime(9_999);
    expect(player.state().phase).toBe('playing');
    vi.advanceTimersByTime(1);
    expect(player.state().phase).toBe('silent');
  });

  it('OF-10 without a voice it says so', () => {
    expect(playing(TEXT, 'hi').player.state().phase).toBe('noVoice');
  });

  it('OF-10 a text that is replaced meanwhile is read on at the same paragraph', () => {
    const { log, end, document } = playing();
    end();
    const main = document.querySelector('main');
    main?.replaceChildren(...new JSDOM('<h2>A</h2><p>B. C.</p><p>D</p>').window.document.body.children);
    end();
    expect(log.at(-1)).toBe('en 1 B.');
    main?.replaceChildren(...new JSDOM('<p>Z</p>').window.document.body.children);
    end();
    expect(log.at(-1)).toBe('en 1 Z');
    end();
  });

  it('OF-10 an article without words is at its end', () => {
    expect(playing('').player.state().phase).toBe('ended');
  });

  it('OF-10 tells who listens, until they do not', () => {
    const { player, end } = playing();
    const told = vi.fn<() => void>();
    const leave = player.subscribe(told);
    end();
    expect(told).toHaveBeenCalled();
    leave();
    told.mockClear();
    end();
    expect(told).not.toHaveBeenCalled();
  });
});
