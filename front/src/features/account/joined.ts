/** Said when somebody has become a member, by whichever way. */
export const JOINED = '가입했어요. 반가워요!';
