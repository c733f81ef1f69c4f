import type { Block, Piece } from './blocks.ts';

/** Why nothing is heard. */
export type Trouble = 'notAllowed' | 'noVoice' | 'noNetwork' | 'silent' | 'broken';

/** How reading aloud stands. */
export interface PlayerState {
  readonly phase: 'playing' | 'paused' | 'ended' | Trouble;
  /** What is read, or will be: the number of its block. */
  readonly block: number;
  /** The voice comes over the network. */
  readonly remote: boolean;
}

/** What is told of a piece that is being said. */
export interface Hearing {
  readonly began: () => void;
  readonly ended: () => void;
  /** `error`: as SpeechSynthesisErrorEvent names it. */
  readonly failed: (error: string) => void;
}

/** A voice of the device. */
export interface Voice {
  /** It comes over the network. */
  readonly remote: boolean;
  /** Says a text; `rate`: times its own speed. */
  readonly say: (text: string, rate: number, hearing: Hearing) => void;
}

/** The device's speech. */
export interface Speech {
  /** Asked before each piece: voices come and go with the network. */
  readonly voiceFor: (lang: string) => Voice | undefined;
  /** Ends what is being said; what is still told of it is no news. */
  readonly hush: () => void;
}

/** Milliseconds within which a voice begins; later than that it never does. */
const PATIENCE = 10_000;

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'not-allowed': 'notAllowed',
  'voice-unavailable': 'noVoice',
  'language-unavailable': 'noVoice',
  'synthesis-unavailable': 'noVoice',
  network: 'noNetwork',
};

/**
 * Reads blocks aloud, piece by piece (OF-10). A pause ends the piece, going on begins it again: browsers' own pausing
 * does not work everywhere. `collect` gives the blocks, again when the text was replaced meanwhile; `lang` is that of
 * the article, whose voice reads what has none.
 */
export class Player {
  #state: PlayerState = { phase: 'paused', block: 0, remote: false };
  #blocks: readonly Block[];
  #piece = 0;
  /** Which attempt to say something is the last: what earlier ones tell is no news. */
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly #collect: () => readonly Block[];
  readonly #lang: string;
  readonly #speech: Speech;
  #rate: number;

  constructor(collect: () => readonly Block[], lang: string, speech: Speech, rate: number) {
    this.#collect = collect;
    this.#lang = lang;
    this.#speech = speech;
    this.#rate = rate;
    this.#blocks = collect();
  }

  /** For React. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): PlayerState => this.#state;

  /** The element that a block's number stands for. */
  readonly elementOf = (block: number): Element | undefined => this.#blocks[block]?.element;

  /** Begins, or goes on with the sentence that was broken off; from the beginning after the end. */
  play(): void {
    if (this.#state.phase === 'ended') this.#place(0);
    this.#say();
  }

  pause(): void {
    this.#silence();
    this.#update({ phase: 'paused' });
  }

  /** To the beginning of another block; reads on if it reads. */
  move(by: 1 | -1): void {
    const last = this.#blocks.length - 1;
    const from = this.#state.phase === 'ended' ? this.#blocks.length : this.#state.block;
    this.#place(Math.max(0, Math.min(last, from + by)));
    if (this.#state.phase === 'playing') this.#say();
    else if (this.#state.phase === 'ended') this.#update({ phase: 'paused' });
  }

  /** How fast it reads: 1 is the voice's own speed. */
  setRate(rate: number): void {
    this.#rate = rate;
    if (this.#state.phase === 'playing') this.#say();
  }

  #place(block: number): void {
    this.#piece = 0;
    this.#update({ block });
  }

  #silence(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#speech.hush();
  }

  /** The piece that is next, in the text as it stands now. */
  #next(): Piece | undefined {
    if (this.#blocks[this.#state.block]?.element.isConnected === false) {
      this.#blocks = this.#collect();
      this.#place(Math.min(this.#state.block, Math.max(0, this.#blocks.length - 1)));
    }
    return this.#blocks[this.#state.block]?.pieces[this.#piece];
  }

  #say(): void {
    this.#silence();
    const piece = this.#next();
    if (!piece) return this.#update({ phase: 'ended' });
    const voice = this.#speech.voiceFor(piece.lang) ?? this.#speech.voiceFor(this.#lang);
    if (!voice) return this.#update({ phase: 'noVoice' });
    this.#timer = setTimeout(() => this.#fail('silent'), PATIENCE);
    this.#update({ phase: 'playing', remote: voice.remote });
    voice.say(piece.text, this.#rate, this.#hearing(this.#turn));
  }

  #hearing(turn: number): Hearing {
    const now = (work: () => void) => {
      if (this.#turn === turn) work();
    };
    return {
      began: () => now(() => clearTimeout(this.#timer)),
      ended: () => now(() => this.#advance()),
      failed: (error) => now(() => this.#fail(TROUBLES[error] ?? 'broken')),
    };
  }

  #advance(): void {
    const pieces = this.#blocks[this.#state.block]?.pieces.length ?? 0;
    this.#piece += 1;
    if (this.#piece >= pieces && this.#state.block + 1 < this.#blocks.length)
      this.#place(this.#state.block + 1);
    this.#say();
  }

  #fail(trouble: Trouble): void {
    this.#silence();
    this.#update({ phase: trouble });
  }

  #update(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
