import { Download } from './Download.tsx';

/** The setup guide as a file (PG-02). */
export const SetupGuide = () => <Download name="setup-guide" />;
