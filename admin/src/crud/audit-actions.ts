const titles: Record<string, string> = {
  create: '등록',
  update: '수정',
  remove: '삭제',
  status: '상태 변경',
  hide: '노출 변경',
  show: '다시 보이기',
  decide: '신고 처리',
  read: '읽음',
  renew: '게시 연장',
  arrange: '순서 변경',
  answer: '이의에 답함',
  suspend: '쓰기 정지',
  endSuspension: '쓰기 정지 풀기',
  endSessions: '로그인 끊기',
  mailAgain: '메일 다시 보내기',
  addSecondFactor: '2단계 인증 등록',
  removeSecondFactor: '2단계 인증 지우기',
};

/** What a change was, by the contract's name of its call: 'update' is '수정'. */
export const actionTitle = (action: string): string => titles[action] ?? action;
