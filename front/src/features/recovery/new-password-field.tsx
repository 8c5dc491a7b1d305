import { PASSWORD_MIN } from '@hanca/common/text-limits.ts';
import type { ComponentProps } from 'react';
import { TextField } from '../../ui/form/fields.tsx';

const HINT = `비밀번호는 ${PASSWORD_MIN}자 이상으로 정해 주세요. 긴 문장도 좋아요. 다른 곳에서 쓰는 것은 피해 주세요.`;

/** The field for a password that is to be the account's. */
export const NewPasswordField = (
  props: Partial<Pick<ComponentProps<typeof TextField>, 'label' | 'error' | 'ref'>>,
) => (
  <TextField
    name="password"
    label="새 비밀번호"
    type="password"
    autoComplete="new-password"
    hint={HINT}
    required
    {...props}
  />
);
