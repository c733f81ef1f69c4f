import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ReaderIcon } from '../ReaderIcon.tsx';
import { blocksOf } from './blocks.ts';
import { Player } from './player.ts';
import { Bar, MARKS, Row } from './PlayerBar.styles.ts';
import { storedRate } from './rate.ts';
import { Speed } from './Speed.tsx';
import { deviceSpeech } from './speech.ts';
import { useFollow } from './useFollow.ts';

interface PlayerBarProps {
  readonly textId: string;
  readonly lang: string;
  readonly onClose: () => void;
}

function newPlayer(textId: string, lang: string): Player {
  const collect = () => {
    const body = document.getElementById(textId);
    return body ? blocksOf(body, lang) : [];
  };
  return new Player(collect, lang, deviceSpeech, storedRate());
}

function usePlaying(player: Player): void {
  useEffect(() => {
    const stop = () => player.pause();
    player.play();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [player]);
}

function useMark(element: Element | undefined): void {
  useEffect(() => {
    element?.setAttribute('data-spoken', '');
    return () => element?.removeAttribute('data-spoken');
  }, [element]);
}

/** Player bar that reads an article aloud (OF-10). */
export function PlayerBar({ textId, lang, onClose }: PlayerBarProps) {
  const { t } = useTranslation('reading');
  const { t: library } = useTranslation('library');
  const [player] = useState(() => newPlayer(textId, lang));
  const { phase, block, remote } = useSyncExternalStore(player.subscribe, player.state);
  const element = phase === 'ended' ? undefined : player.elementOf(block);
  usePlaying(player);
  useMark(element);
  const { away, goThere } = useFollow(element);
  const playing = phase === 'playing';
  const trouble = playing || phase === 'paused' ? '' : t(phase);
  return (
    <Bar className="no-print" role="region" aria-label={library('read.listen')}>
      <GlobalStyles styles={MARKS} />
      <span className="vh" role="status">
        {trouble}
      </span>
      {trouble ? (
        <p data-trouble={phase === 'ended' ? undefined : ''} aria-hidden="true">
          {trouble}
        </p>
      ) : null}
      {remote ? <p className="soft">{t('remote')}</p> : null}
      <Row direction="row">
        <IconButton color="inherit" aria-label={t('previousBlock')} onClick={() => player.move(-1)}>
          <ReaderIcon name="before" mirror />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={t(playing ? 'pause' : 'play')}
          onClick={() => (playing ? player.pause() : player.play())}
        >
          <ReaderIcon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton color="inherit" aria-label={t('nextBlock')} onClick={() => player.move(1)}>
          <ReaderIcon name="after" mirror />
        </IconButton>
        <Speed player={player} />
        <IconButton color="inherit" aria-label={t('stop')} onClick={onClose}>
          <ReaderIcon name="close" />
        </IconButton>
      </Row>
      {away ? (
        <Button variant="primary" onClick={goThere}>
          {t('goThere')}
        </Button>
      ) : null}
    </Bar>
  );
}
