import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { meQuery } from '../../../session/queries.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { askLater } from './ask.ts';
import styles from './banner.module.css';
import { BannerVerified } from './banner-verified.tsx';
import { VerifyForm } from './verify-form.tsx';

const BannerContent = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { data: me } = useQuery(meQuery(call));
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  const putAway = () => askLater(member);
  const later = <Button onClick={putAway}>나중에 하기</Button>;
  // By the link in another tab, or on the phone.
  if (me?.verified && !done) return null;
  if (me && (me.addressTaken || !me.email)) {
    return (
      <section className={styles.banner} aria-label="이메일 인증">
        <Stack className={`wrap ${styles.inside}`}>
          {me.email ? (
            <p>
              <strong>다른 계정에서 인증한 이메일이에요.</strong> 이 계정에는 다른 이메일을 등록해 주세요.
              매물과 저장한 것은 그대로 있어요.
            </p>
          ) : (
            <p>
              <strong>이메일을 등록하고 인증해 주세요.</strong> 인증하면 글과 문의를 작성하고 소식을 메일로
              받을 수 있어요.
            </p>
          )}
          <Row>
            <ButtonLink to={`${paths.account}#email`}>
              {me.email ? '다른 이메일 등록하기' : '이메일 등록하기'}
            </ButtonLink>
            {later}
          </Row>
        </Stack>
      </section>
    );
  }
  return (
    <section className={styles.banner} aria-label="이메일 인증">
      <Stack className={`wrap ${styles.inside}`}>
        {done ? (
          <BannerVerified onClose={putAway} />
        ) : (
          <>
            <p>
              <strong>이메일을 인증해 주세요.</strong> 인증하면 글과 문의를 작성하고 소식을 메일로 받을 수
              있어요.
            </p>
            {open ? (
              <>
                <p>
                  {me ? `${me.email} 주소로` : '가입한 주소로'} 보낸 메일의 링크를 누르거나 코드를 입력하면
                  끝나요.
                </p>
                <VerifyForm focused onDone={() => setDone(true)}>
                  {later}
                </VerifyForm>
              </>
            ) : (
              <Row>
                <Button onClick={() => setOpen(true)}>코드 입력하기</Button>
                {later}
              </Row>
            )}
          </>
        )}
      </Stack>
    </section>
  );
};

/** Pages that hold the same form, and those where a listing is written: it would move them, and follows once it is published. */
const WITHOUT = new RegExp(
  `^(?:${paths.verify}|${paths.account}|/mypage/(?:rentnewform|renteditform/.*|published/.*))$`,
);

/** Asks a member to verify their address, above whatever other page they are on. */
export const VerifyBanner = ({ member }: { member: number }) => {
  const { pathname } = useLocation();
  if (WITHOUT.test(pathname)) return null;
  return (
    <MemberQueries>
      <BannerContent member={member} />
    </MemberQueries>
  );
};
