const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => String(n).padStart(2, '0');

/** '3일 04:05:06'; without whole days '04:05:06'. In: milliseconds that are left, of which a begun second counts. */
export const leftText = (left: number): string => {
  const ms = Math.max(0, Math.ceil(left / SECOND) * SECOND);
  const days = Math.floor(ms / DAY);
  const clock = [(ms % DAY) / HOUR, (ms % HOUR) / MINUTE, (ms % MINUTE) / SECOND].map(Math.floor);
  return `${days > 0 ? `${days}일 ` : ''}${clock.map(two).join(':')}`;
};

/** How the clock of the device stands to the server's, in a sentence. In: milliseconds that it is ahead, and how far that may be off. */
export const differenceText = (ahead: number, error: number): string => {
  const seconds = Math.abs(ahead) / SECOND;
  if (Math.abs(ahead) <= Math.max(error, SECOND / 2)) return '이 기기의 시계는 서버와 맞아요.';
  const size =
    seconds < 60
      ? `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)}초`
      : `${Math.round(seconds / 60)}분`;
  return `이 기기의 시계가 서버보다 ${size} ${ahead > 0 ? '빨라요' : '느려요'}. 남은 시간은 서버 시각으로 세요.`;
};
