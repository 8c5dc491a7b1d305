import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../recovery.module.css';

/** Without a link that is good: the way to another. In: whether one was tried. */
export const Expired = ({ opened }: { opened: boolean }) => (
  <Stack gap={4} className={styles.outcome}>
    <Notice tone="warn" title={opened ? '쓸 수 없는 링크예요' : '메일의 링크로 열어 주세요'} live>
      {opened
        ? '30분이 지났거나, 이미 썼거나, 더 새로운 메일이 있어요. 가장 최근에 받은 메일의 링크를 열거나 메일을 다시 받아 주세요.'
        : '새 비밀번호는 메일로 받은 링크에서 정할 수 있어요. 메일의 링크를 다시 열거나 메일을 새로 받아 주세요.'}
    </Notice>
    <ButtonLink ref={opened ? focusOn : undefined} to={paths.forgot()} tone="go" wide>
      메일 다시 받기
    </ButtonLink>
  </Stack>
);
