import { beforeAll, describe } from 'vitest';
import { contentServiceContract, embeddedService } from './contract.ts';
import type { ContentService } from './contract/contentService.ts';

describe('embedded content service', () => {
  let service: ContentService;
  beforeAll(async () => {
    service = await embeddedService();
  }, 120_000);

  contentServiceContract('CS-03', 'the embedded service', () => service);
});
