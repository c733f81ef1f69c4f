import type { Block, Piece } from './blocks.ts';

/** Reason of silence. */
export type SpeechFailure = 'notAllowed' | 'noVoice' | 'noNetwork' | 'silent' | 'broken';

/** State of the player. */
export interface PlayerState {
  readonly phase: 'playing' | 'paused' | 'ended' | SpeechFailure;
  readonly block: number;
  /** The voice needs the network. */
  readonly remote: boolean;
}

/** Callbacks of an utterance. */
export interface UtteranceHandlers {
  readonly began: () => void;
  readonly ended: () => void;
  /** `error` of SpeechSynthesisErrorEvent. */
  readonly failed: (error: string) => void;
}

/** A voice of the device. */
export interface Voice {
  /** The voice needs the network. */
  readonly remote: boolean;
  readonly speak: (text: string, rate: number, handlers: UtteranceHandlers) => void;
}

/** Speech synthesis of the device. */
export interface Speech {
  /** Called before each utterance: remote voices depend on the network. */
  readonly voiceFor: (lang: string) => Voice | undefined;
  /** Cancels the current utterance, whose later events are ignored. */
  readonly cancel: () => void;
}

/** A voice that has not started by then never does. */
const START_TIMEOUT_MS = 10_000;

const FAILURES: Readonly<Record<string, SpeechFailure>> = {
  'not-allowed': 'notAllowed',
  'voice-unavailable': 'noVoice',
  'language-unavailable': 'noVoice',
  'synthesis-unavailable': 'noVoice',
  network: 'noNetwork',
};

/** Reads blocks aloud (OF-10). Resuming repeats the utterance: `pause()` does not work in every browser. */
export class Player {
  #state: PlayerState = { phase: 'paused', block: 0, remote: false };
  #blocks: readonly Block[];
  #piece = 0;
  /** Id of the latest utterance: events of earlier ones are ignored. */
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

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): PlayerState => this.#state;

  readonly elementOf = (block: number): Element | undefined => this.#blocks[block]?.element;

  /** Starts, resumes with the interrupted sentence, or restarts after the end. */
  play(): void {
    if (this.#state.phase === 'ended') this.#place(0);
    this.#speak();
  }

  pause(): void {
    this.#silence();
    this.#update({ phase: 'paused' });
  }

  /** Moves to the start of another block and continues to play. */
  move(by: 1 | -1): void {
    const last = this.#blocks.length - 1;
    const from = this.#state.phase === 'ended' ? this.#blocks.length : this.#state.block;
    this.#place(Math.max(0, Math.min(last, from + by)));
    if (this.#state.phase === 'playing') this.#speak();
    else if (this.#state.phase === 'ended') this.#update({ phase: 'paused' });
  }

  setRate(rate: number): void {
    this.#rate = rate;
    if (this.#state.phase === 'playing') this.#speak();
  }

  #place(block: number): void {
    this.#piece = 0;
    this.#update({ block });
  }

  #silence(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#speech.cancel();
  }

  #next(): Piece | undefined {
    if (this.#blocks[this.#state.block]?.element.isConnected === false) {
      this.#blocks = this.#collect();
      this.#place(Math.min(this.#state.block, Math.max(0, this.#blocks.length - 1)));
    }
    return this.#blocks[this.#state.block]?.pieces[this.#piece];
  }

  #speak(): void {
    this.#silence();
    const piece = this.#next();
    if (!piece) return this.#update({ phase: 'ended' });
    const voice = this.#speech.voiceFor(piece.lang) ?? this.#speech.voiceFor(this.#lang);
    if (!voice) return this.#update({ phase: 'noVoice' });
    this.#timer = setTimeout(() => this.#fail('silent'), START_TIMEOUT_MS);
    this.#update({ phase: 'playing', remote: voice.remote });
    voice.speak(piece.text, this.#rate, this.#handlers(this.#turn));
  }

  #handlers(turn: number): UtteranceHandlers {
    const now = (work: () => void) => {
      if (this.#turn === turn) work();
    };
    return {
      began: () => now(() => clearTimeout(this.#timer)),
      ended: () => now(() => this.#advance()),
      failed: (error) => now(() => this.#fail(FAILURES[error] ?? 'broken')),
    };
  }

  #advance(): void {
    const pieces = this.#blocks[this.#state.block]?.pieces.length ?? 0;
    this.#piece += 1;
    if (this.#piece >= pieces && this.#state.block + 1 < this.#blocks.length)
      this.#place(this.#state.block + 1);
    this.#speak();
  }

  #fail(failure: SpeechFailure): void {
    this.#silence();
    this.#update({ phase: failure });
  }

  #update(change: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
