import { PASSWORD_MIN } from '@hanca/common/text-limits.ts';

/** What a new password is to be like, beside every field for one. */
export const NEW_PASSWORD_HINT = `비밀번호는 ${PASSWORD_MIN}자 이상으로 정해 주세요. 긴 문장도 좋아요. 다른 곳에서 쓰는 것은 피해 주세요.`;
