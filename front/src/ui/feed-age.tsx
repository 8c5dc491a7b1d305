import { Notice } from './notice.tsx';

interface AgeProps {
  mode: 'demo' | 'live' | 'off';
  stale: boolean;
  /** Until when there were new figures, in words. */
  since: string;
  /** What it is not, where it is an example. */
  example: string;
}

/** That figures are no figures of now: an example, or not heard of for long. */
export const Age = ({ mode, stale, since, example }: AgeProps) => (
  <>
    {mode === 'demo' && (
      <Notice tone="warn" title="예시 자료예요. ">
        {example}
      </Notice>
    )}
    {mode === 'live' && stale && (
      <Notice tone="warn" title="오래된 자료예요. ">
        {since} 뒤로 새 자료를 받지 못했어요.
      </Notice>
    )}
  </>
);
