import { useSignOut } from '../../session/use-sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { focusOn } from '../../ui/focus-on.ts';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A mailed link is of another account than the one that is signed in here. */
export const OtherAccount = () => {
  const signOut = useSignOut();
  return (
    <Stack gap={4}>
      <Notice tone="warn" title="다른 계정으로 로그인돼 있어요" live>
        지금 로그인한 계정으로 받은 링크가 아니라서 아무것도 바꾸지 않았어요. 로그아웃한 다음 메일의 링크를
        다시 열어 주세요.
      </Notice>
      <Button ref={focusOn} tone="go" wide onClick={() => void signOut()}>
        로그아웃
      </Button>
    </Stack>
  );
};
