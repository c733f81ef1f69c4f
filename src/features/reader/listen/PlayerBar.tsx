import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ReaderIcon } from '../ReaderIcon.tsx';
import { blocksOf } from './blocks.ts';
import { Player } from './player.ts';
import styles from './PlayerBar.module.css';
import { keepRate, keptRate, RATES } from './rate.ts';
import { deviceSpeech } from './speech.ts';
import { useFollow } from './useFollow.ts';

interface PlayerBarProps {
  /** Id of the element whose text is read. */
  readonly textId: string;
  /** Its language. */
  readonly lang: string;
  readonly onClose: () => void;
}

function newPlayer(textId: string, lang: string): Player {
  const collect = () => {
    const body = document.getElementById(textId);
    return body ? blocksOf(body, lang) : [];
  };
  return new Player(collect, lang, deviceSpeech, keptRate());
}

/** Reads from the moment that it is there until the page, or the bar, is left. */
function usePlaying(player: Player): void {
  useEffect(() => {
    const stop = () => player.pause();
    document.documentElement.dataset['listening'] = '';
    player.play();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      delete document.documentElement.dataset['listening'];
      stop();
    };
  }, [player]);
}

/** Shows on an element that it is being read. */
function useMark(element: Element | undefined): void {
  useEffect(() => {
    element?.setAttribute('data-spoken', '');
    return () => element?.removeAttribute('data-spoken');
  }, [element]);
}

function Speed({ player }: { player: Player }) {
  const { t } = useTranslation();
  const [rate, setRate] = useState(keptRate);
  return (
    <select
      className={styles.speed}
      aria-label={t('reading.speed')}
      value={rate}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        setRate(chosen);
        keepRate(chosen);
        player.setRate(chosen);
      }}
    >
      {RATES.map((value) => (
        <option key={value} value={value}>
          {`${value}×`}
        </option>
      ))}
    </select>
  );
}

/** The bar that reads an article aloud (OF-10): above the text's end, never over it. */
export function PlayerBar({ textId, lang, onClose }: PlayerBarProps) {
  const { t } = useTranslation();
  const [player] = useState(() => newPlayer(textId, lang));
  const { phase, block, remote } = useSyncExternalStore(player.subscribe, player.state);
  const element = phase === 'ended' ? undefined : player.elementOf(block);
  usePlaying(player);
  useMark(element);
  const { away, goThere } = useFollow(element);
  const playing = phase === 'playing';
  const trouble = playing || phase === 'paused' ? '' : t(`reading.${phase}`);
  return (
    <div className={`${styles.bar} no-print`} role="region" aria-label={t('read.listen')}>
      <span className="vh" role="status">
        {trouble}
      </span>
      {trouble ? (
        <p className={phase === 'ended' ? undefined : styles.trouble} aria-hidden="true">
          {trouble}
        </p>
      ) : null}
      {remote ? <p className="soft">{t('reading.remote')}</p> : null}
      <div className={styles.row}>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('reading.previousBlock')}
          onClick={() => player.move(-1)}
        >
          <ReaderIcon name="before" mirror />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t(playing ? 'reading.pause' : 'reading.play')}
          onClick={() => (playing ? player.pause() : player.play())}
        >
          <ReaderIcon name={playing ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className="btn btn-icon"
          aria-label={t('reading.nextBlock')}
          onClick={() => player.move(1)}
        >
          <ReaderIcon name="after" mirror />
        </button>
        <Speed player={player} />
        <button
          type="button"
          className={`btn btn-icon ${styles.close}`}
          aria-label={t('reading.stop')}
          onClick={onClose}
        >
          <ReaderIcon name="close" />
        </button>
      </div>
      {away ? (
        <button type="button" className={`btn btn-primary ${styles.back}`} onClick={goThere}>
          {t('reading.goThere')}
        </button>
      ) : null}
    </div>
  );
}
