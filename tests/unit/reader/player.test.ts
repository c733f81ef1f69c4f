import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksOf } from '../../../src/features/reader/listen/blocks.ts';
import { type UtteranceHandlers, Player, type Speech } from '../../../src/features/reader/listen/player.ts';

/** A device with controlled speech. */
function device() {
  const log: string[] = [];
  const said: UtteranceHandlers[] = [];
  const hushed = new Set<UtteranceHandlers>();
  const speech: Speech = {
    voiceFor: (lang) => ({
      remote: false,
      speak: (text, rate, hearing) => {
        log.push(`${lang} ${rate} ${text}`);
        said.push(hearing);
      },
    }),
    cancel: () => {
      // Browsers report an interrupted utterance later.
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

function playing() {
  const { document } = new JSDOM(`<body><main>${TEXT}</main></body>`).window;
  const main = () => document.querySelector('main') ?? document.body;
  const its = device();
  const player = new Player(() => blocksOf(main(), 'en'), 'en', its.speech, 1);
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
  it('OF-10 applies another speed to the current sentence', () => {
    const { log, end, player } = playing();
    end();
    player.setRate(1.5);
    expect(log.at(-1)).toBe('en 1.5 Two.');
    player.pause();
    player.setRate(2);
    expect(log).toHaveLength(3);
  });

  it('OF-10 ignores late events of an interrupted sentence', async () => {
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
  ])('OF-10 reports “%s” as %s, and resumes at the same sentence', (error, phase) => {
    const { log, end, fail, player } = playing();
    end();
    fail(error);
    expect(player.state()).toMatchObject({ phase, block: 1 });
    player.play();
    expect([log.at(-1), player.state().phase]).toEqual(['en 1 Two.', 'playing']);
  });

  it('OF-10 stops when a voice does not start within ten seconds', () => {
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

  it('OF-10 continues at the same paragraph when the text is replaced', () => {
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
});
