import { webkit } from './webkit.ts';
import { testJourney } from './journeyTests.ts';

// One file per engine, so that they run in parallel.
testJourney(webkit);
