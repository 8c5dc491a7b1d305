import { secondStepForm } from '@hanca/common/contract/second-factor.ts';
import { rulesOf } from '../../ui/form/rules.ts';

export const secondStepRules = rulesOf(secondStepForm);
