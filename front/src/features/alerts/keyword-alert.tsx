import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { AlertButton } from './alert-button.tsx';

export interface KeywordAlertProps {
  topic: 'posts' | 'flyer_items';
  keyword: string;
  region?: string | undefined;
  jobs?: true;
  onStored?: () => void;
}

/** Takes a keyword over as an alert: of posts, of jobs alone, or of what flyers offer. */
export const KeywordAlert = ({ topic, keyword, region = ALL_REGIONS, jobs, onStored }: KeywordAlertProps) => {
  const where = region === ALL_REGIONS ? {} : { regionId: region };
  return (
    <AlertButton
      wanted={
        topic === 'posts'
          ? { topic, criteria: { keyword, ...where, ...(jobs && { jobs }) } }
          : { topic, criteria: { keyword, ...where } }
      }
      onStored={onStored}
      label={`‘${keyword}’ 알림 받기`}
      done={`‘${keyword}’ 소식이 올라오면 하루에 한 번 메일로 알려 드려요.`}
    />
  );
};
