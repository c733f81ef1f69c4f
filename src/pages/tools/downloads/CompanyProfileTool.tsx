import { Download } from './Download.tsx';

/** The company profile as a file (PG-02). */
export const CompanyProfileTool = () => <Download name="company-profile" />;
