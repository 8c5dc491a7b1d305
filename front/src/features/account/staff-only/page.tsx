import { paths } from '../../../paths.ts';
import { useUserName } from '../../../session/session.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { useSearch } from '../../../ui/use-search.ts';
import { AccountCard } from '../account-card.tsx';
import styles from './page.module.css';

/** Where the console leads members who are no staff. */
export const Component = () => {
  const name = useUserName();
  const wanted = useSearch().get('redirect') ?? paths.admin;
  return (
    <AccountCard
      title="관리 콘솔은 직원 전용이에요"
      lead={
        name
          ? `지금 ${name}님으로 로그인한 상태예요. 이 계정으로는 콘솔을 열 수 없어요.`
          : '한카 직원의 계정으로 로그인해야 콘솔을 열 수 있어요.'
      }
      needsScripts="관리 콘솔에는 자바스크립트가 필요해요."
    >
      <Head title="관리 콘솔" description="한카 직원이 쓰는 화면이에요." unlisted />
      <div className={styles.ways}>
        {name && (
          <ButtonLink to={paths.mypage} tone="go" wide>
            내 정보로 돌아가기
          </ButtonLink>
        )}
        <ButtonLink to={paths.signin(wanted)} tone={name ? 'plain' : 'go'} wide>
          직원 계정으로 로그인하기
        </ButtonLink>
      </div>
    </AccountCard>
  );
};
