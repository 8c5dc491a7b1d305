/** Languages that renters and listers speak with each other. */
export const LANGUAGES = [
  { code: 'ko', title: '한국어', english: 'Korean' },
  { code: 'en', title: '영어', english: 'English' },
  { code: 'fr', title: '프랑스어', english: 'French' },
  { code: 'zh', title: '중국어', english: 'Chinese' },
  { code: 'ja', title: '일본어', english: 'Japanese' },
] as const;
