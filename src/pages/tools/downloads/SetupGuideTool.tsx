import { Download } from './Download.tsx';

/** The setup guide (PG-02). */
export const SetupGuideTool = () => <Download name="setup-guide" />;
