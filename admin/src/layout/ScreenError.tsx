import { Notice } from './Notice.tsx';
import { ScreenTitle } from './ScreenTitle.tsx';

/**
 * Instead of a screen that could not be shown. The usual cause is a new version of the console, for which the old
 * files are gone; the menu still leads to the other screens.
 */
export const ScreenError = () => (
  <>
    <ScreenTitle text="불러오지 못한 화면" />
    <Notice
      urgent
      text="화면을 불러오지 못했어요. 새 버전이 나왔거나 인터넷이 끊겼을 수 있어요."
      action={{ label: '새로 고침', onClick: () => window.location.reload() }}
    />
  </>
);
