import { UpdatePrompt } from '../../features/pwa/UpdatePrompt.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Answers } from './Answers.tsx';
import { Footer } from './Footer.tsx';

/** What follows the page: footer, the bar of small screens, and the word that a new version waits. */
export function FrameEnd() {
  return (
    <>
      <Footer />
      <ActionBar />
      <UpdatePrompt />
      <Answers part="end" />
    </>
  );
}
