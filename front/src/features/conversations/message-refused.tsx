import { Refused } from '../../session/refused.tsx';
import type { Refusal } from '../../ui/form/refusal.ts';
import { SendVerification } from '../account/verify/send-verification.tsx';

/** Why a message was not sent; for who has not verified their address, also the mail for it. What they wrote stays in the form. */
export const MessageRefused = ({ refusal }: { refusal: Refusal | null }) => (
  <>
    <Refused refusal={refusal} />
    {refusal?.code === 'unverified' && <SendVerification />}
  </>
);
