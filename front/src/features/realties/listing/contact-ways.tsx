import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { MemberButton } from '../../../session/member-button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ContactPhone } from './contact-phone.tsx';

interface ContactWaysProps {
  realty: Pick<RealtyDetail, 'id' | 'hasPhone'>;
  /** Opens the message to the lister. */
  onAsk: () => void;
}

/** How to reach the lister of a home. */
export const ContactWays = ({ realty: { id, hasPhone }, onAsk }: ContactWaysProps) => (
  <Stack>
    <MemberButton intent={`ask-${id}`} tone="go" wide onClick={onAsk}>
      올린 분에게 문의
    </MemberButton>
    {hasPhone && <ContactPhone id={id} />}
  </Stack>
);
