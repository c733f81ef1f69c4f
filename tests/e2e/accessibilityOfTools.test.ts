import { everyCase } from '../support/everyCase.ts';
import { testScreens } from '../support/screens.ts';
import { toolKinds } from '../support/toolKinds.ts';

testScreens(everyCase ? toolKinds : toolKinds.slice(0, 4));
