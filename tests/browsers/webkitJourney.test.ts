import { webkit } from './webkit.ts';
import { testJourney } from './journeyTests.ts';

// A file for each engine: they run beside each other.
testJourney(webkit);
