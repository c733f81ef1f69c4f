import { firefox } from './firefox.ts';
import { testJourney } from './journeyTests.ts';

// One file per engine, so that they run in parallel.
testJourney(firefox);
