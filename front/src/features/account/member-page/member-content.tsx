import { Fragment, type ReactNode } from 'react';
import { SignedOut } from '../../../session/failed.tsx';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { useSignOutElsewhere } from '../../../session/use-sign-out-elsewhere.ts';
import { LeadToLeaving } from '../../farewell/lead-to-leaving.tsx';
import { NewTerms } from '../../terms/new-terms.tsx';
import { AskToVerify } from '../verify/ask-to-verify.tsx';
import { useMember } from './use-member.ts';

/** What a page of the member area shows of a member, fetched by the browser; for nobody the way to sign in. */
export const MemberContent = ({ children }: { children: (member: number) => ReactNode }) => {
  const member = useMember();
  useSignOutElsewhere();
  if (member === null) return <SignedOut />;
  return (
    <MemberQueries>
      <Fragment key={member}>
        <AskToVerify member={member} />
        <LeadToLeaving />
        <NewTerms />
        {children(member)}
      </Fragment>
    </MemberQueries>
  );
};
