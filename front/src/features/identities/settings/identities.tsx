import { PROVIDER_TITLES, PROVIDERS, type Provider } from '@hanca/common/providers.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeps, useSite } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { Failed } from '../../../session/failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowList } from '../../../ui/row-list.tsx';
import { Section } from '../../../ui/section.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useSearch } from '../../../ui/use-search.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { identitiesQuery } from '../queries.ts';

/** The accounts of other services by which the member signs in, to be linked and unlinked. */
const Identities = ({ on }: { on: readonly Provider[] }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { data: identities, error, refetch } = useQuery(identitiesQuery(call));
  const linkedNow = useSearch().get('linked');
  const link = useMutation({
    mutationFn: (provider: Provider) => call((client) => client.identities.link({ params: { provider } })),
    onSuccess: ({ url }) => location.assign(url),
  });
  const unlink = useMutation({
    mutationFn: (provider: Provider) => call((client) => client.identities.unlink({ params: { provider } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: identitiesQuery(call).queryKey }),
  });
  const failed = error && (
    <Failed
      error={error}
      title="연결한 서비스를 불러오지 못했어요"
      stale={identities !== undefined}
      onRetry={() => void refetch()}
    />
  );
  if (!identities) return failed ?? <SkeletonRows rows={3} label="연결한 서비스를 불러오는 중이에요" />;
  const shown = PROVIDERS.filter(
    (provider) => on.includes(provider) || identities.some((one) => one.provider === provider),
  );
  const done = identities.find(({ provider }) => provider === linkedNow)?.provider;
  const problem = link.error ?? unlink.error;
  return (
    <>
      {failed}
      <FailureNotice />
      <RowList>
        {shown.map((provider) => {
          const identity = identities.find((one) => one.provider === provider);
          const title = PROVIDER_TITLES[provider];
          return (
            <li key={provider}>
              <div>
                <p>{title}</p>
                <p className="quiet">{identity ? identity.email || '연결됨' : '연결하지 않음'}</p>
              </div>
              {identity ? (
                <Button
                  aria-label={`${title} 연결 끊기`}
                  aria-disabled={unlink.isPending}
                  onClick={() => !unlink.isPending && unlink.mutate(provider)}
                >
                  연결 끊기
                </Button>
              ) : (
                <Button
                  aria-label={`${title} 연결`}
                  aria-disabled={link.isPending}
                  onClick={() => !link.isPending && link.mutate(provider)}
                >
                  연결
                </Button>
              )}
            </li>
          );
        })}
      </RowList>
      <p role="status" className="quiet">
        {unlink.isSuccess && !unlink.isPending && '연결을 끊었어요.'}
        {unlink.isIdle && done && `${PROVIDER_TITLES[done]} 계정을 연결했어요.`}
      </p>
      {problem && <p role="alert">{failureText(problem)}</p>}
    </>
  );
};

/** The section of the settings; nothing where no other service is on. */
export const IdentitiesSection = () => {
  const { providers } = useSite();
  if (providers.length === 0) return null;
  return (
    <Section id="identities" title="다른 서비스로 로그인">
      <p className="quiet">연결해 두면 그 서비스의 계정으로도 한카에 로그인할 수 있어요.</p>
      <Identities on={providers} />
    </Section>
  );
};
