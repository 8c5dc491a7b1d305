import type { ReactNode } from 'react';
import { useUserId } from '../../session/session.tsx';
import { useSigninHref } from '../../session/use-signin-href.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';

interface ServiceAlertProps {
  title: string;
  /** When it tells. */
  text: string;
  /** What is chosen, and its button: of members alone, so that nothing that was chosen is lost by signing in. */
  children: ReactNode;
}

/** The part of a service's page where members say what they want to be told of. */
export const ServiceAlert = ({ title, text, children }: ServiceAlertProps) => {
  const userId = useUserId();
  const signin = useSigninHref();
  return (
    <Section id="alert" title={title}>
      <p className="quiet">{text}</p>
      {userId ? (
        <Stack gap={3}>{children}</Stack>
      ) : (
        <Row>
          <ButtonLink to={signin}>로그인하고 알림 받기</ButtonLink>
        </Row>
      )}
    </Section>
  );
};
