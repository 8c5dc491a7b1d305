/** Days that somebody who deletes their account can change their mind. */
export const LEAVING_DAYS = 14;

/** The name of the file with a member's data. In: its day, YYYY-MM-DD. */
export const exportName = (day: string): string => `한카-내-데이터-${day}.zip`;

/** The name of everybody whose account is deleted, where something of theirs stays; nobody else can have it. */
export const LEFT_NAME = '탈퇴한 회원';

/** Shown in place of what they wrote to others. */
export const DELETED_MESSAGE = '삭제된 글';
