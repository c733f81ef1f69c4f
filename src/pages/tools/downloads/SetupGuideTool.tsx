import { Download } from './Download.tsx';

/** The setup guide as a file (PG-02). */
export const SetupGuideTool = () => <Download name="setup-guide" />;
