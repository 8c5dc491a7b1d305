import { PROVIDER_TITLES, type ProviderFailure, readFailure } from '@hanca/common/providers.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSearch } from '../../ui/use-search.ts';

const texts: Record<ProviderFailure, (title: string) => [title: string, text: string]> = {
  refused: (title) => [
    `${title} 로그인을 취소했어요`,
    '바뀐 것은 없어요. 다시 시도하거나 다른 방법을 골라 주세요.',
  ],
  down: (title) => [
    `지금은 ${title}에 연결할 수 없어요`,
    '잠시 후 다시 시도해 주세요. 다른 방법은 그대로 쓸 수 있어요.',
  ],
  wrong: (title) => [
    `${title} 로그인을 확인하지 못했어요`,
    '다시 시도해 주세요. 계속 안 되면 다른 방법을 골라 주세요.',
  ],
  over: (title) => [
    `이미 끝난 ${title} 로그인이에요`,
    '한 번 쓴 주소이거나, 10분이 지났거나, 다른 브라우저에서 시작했어요. 바뀐 것은 없으니 다시 시작해 주세요.',
  ],
  elsewhere: (title) => [
    `다른 한카 계정에 연결된 ${title} 계정이에요`,
    `그 ${title} 계정으로 로그인해서 연결을 끊은 뒤 다시 연결해 주세요.`,
  ],
  linked: (title) => [
    `이미 다른 ${title} 계정이 연결돼 있어요`,
    '먼저 지금 연결을 끊은 뒤 다시 연결해 주세요.',
  ],
};

/** Why somebody has come back from another service without having got in, or linked; nothing for who has not. */
export const FailureNotice = () => {
  const failed = readFailure(useSearch().get('failed') ?? '');
  if (!failed) return null;
  const [title, text] = texts[failed.failure](PROVIDER_TITLES[failed.provider]);
  return (
    <Notice tone="warn" title={title} live>
      {text}
    </Notice>
  );
};
