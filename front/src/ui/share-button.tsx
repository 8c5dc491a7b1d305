import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface ShareButtonProps {
  title: string;
  /** Of a page of the site, where it is not the one that is shown. */
  path?: string;
}

/** Hands what a page is and its address to the device's own sharing, else to the clipboard. */
export const ShareButton = ({ title, path }: ShareButtonProps) => {
  const [status, setStatus] = useState('');
  const share = async () => {
    const url = path ? new URL(path, location.href).href : (location.href.split('#')[0] ?? location.href);
    try {
      // Most that is shared with shows the text, and the title to nobody.
      if (navigator.share) await navigator.share({ title, text: title, url });
      else {
        await navigator.clipboard.writeText(`${title}\n${url}`);
        setStatus('제목과 주소를 복사했어요');
      }
    } catch (error) {
      // Closing the device's sharing sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setStatus(path ? '공유하지 못했어요' : '주소창의 주소를 복사해 주세요');
    }
  };
  return (
    <div className="scripted">
      <Button onClick={() => void share()}>
        <Icon name="share" size={18} />
        {status || '공유하기'}
      </Button>
      {/* Beside it: what is announced inside would be missing from its name. */}
      <span role="status" className="hidden-text">
        {status}
      </span>
    </div>
  );
};
