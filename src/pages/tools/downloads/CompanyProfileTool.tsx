import { Download } from './Download.tsx';

/** The company profile (PG-02). */
export const CompanyProfileTool = () => <Download name="company-profile" />;
