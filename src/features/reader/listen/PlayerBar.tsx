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
import { clearRootState, setRootState } from '../../../shared/rootState.ts';

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
  return new Player(collect, lang, deviceSpeech, storedRate());
}

/** Reads from the moment that it is there until the page, or the bar, is left. */
function usePlaying(player: Player): void {
  useEffect(() => {
    const stop = () => player.pause();
    setRootState('listening', '');
    player.play();
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      clearRootState('listening');
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
    <Bar className="no-print" role="region" aria-label={t('read.listen')}>
      <GlobalStyles styles={MARKS} />
      <span className="vh" role="status">
        {trouble}
      </span>
      {trouble ? (
        <p data-trouble={phase === 'ended' ? undefined : ''} aria-hidden="true">
          {trouble}
        </p>
      ) : null}
      {remote ? <p className="soft">{t('reading.remote')}</p> : null}
      <Row>
        <IconButton color="inherit" aria-label={t('reading.previousBlock')} onClick={() => player.move(-1)}>
          <ReaderIcon name="before" mirror />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={t(playing ? 'reading.pause' : 'reading.play')}
          onClick={() => (playing ? player.pause() : player.play())}
        >
          <ReaderIcon name={playing ? 'pause' : 'play'} />
        </IconButton>
        <IconButton color="inherit" aria-label={t('reading.nextBlock')} onClick={() => player.move(1)}>
          <ReaderIcon name="after" mirror />
        </IconButton>
        <Speed player={player} />
        <IconButton color="inherit" aria-label={t('reading.stop')} onClick={onClose}>
          <ReaderIcon name="close" />
        </IconButton>
      </Row>
      {away ? (
        <Button variant="primary" onClick={goThere}>
          {t('reading.goThere')}
        </Button>
      ) : null}
    </Bar>
  );
}
