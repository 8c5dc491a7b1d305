import { useMutation } from '@tanstack/react-query';
import { useDeps } from '../../../deps.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { fetchCeremonies } from '../../passkeys/fetch-ceremonies.ts';

interface PasskeyProofProps {
  /** It is the only way. */
  only: boolean;
  onProved: () => void;
}

/** Proves by a passkey that the account is the own. */
export const PasskeyProof = ({ only, onProved }: PasskeyProofProps) => {
  const { call } = useDeps();
  const prove = useMutation({
    mutationFn: async (): Promise<string> => {
      const { proveByPasskey, passkeyFailure } = await fetchCeremonies();
      try {
        await proveByPasskey(call);
        onProved();
        return '';
      } catch (error) {
        return passkeyFailure(error);
      }
    },
  });
  const failure = prove.isError ? '불러오지 못했어요. 연결을 확인하고 다시 눌러 주세요.' : prove.data;
  return (
    <>
      <Button
        tone={only ? 'go' : 'plain'}
        wide
        aria-disabled={prove.isPending}
        onClick={() => !prove.isPending && prove.mutate()}
      >
        {prove.isPending ? '패스키를 확인하는 중…' : '패스키로 확인'}
      </Button>
      {failure && (
        <Notice tone="warn" live>
          {failure}
        </Notice>
      )}
    </>
  );
};
