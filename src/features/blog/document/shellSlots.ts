import { PAGE_END_ID } from '../../../app/start/pageData.ts';
