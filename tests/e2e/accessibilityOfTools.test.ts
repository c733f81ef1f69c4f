import { choice } from '../support/everyCase.ts';
import { testScreens } from '../support/screens.ts';
import { toolKinds } from '../support/toolKinds.ts';

testScreens(choice(4, toolKinds));
