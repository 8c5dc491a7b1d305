import { audienceTitle } from '@hanca/common/registrations.ts';
import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

export interface RegistrationAlertProps {
  id: number;
  regionId: string;
  city: string;
  group: 'all' | 'swim' | 'skate' | 'camp' | 'preschool' | 'youth' | 'adult' | 'senior';
  groupTitle: string;
  /** For whom the reader registers; undefined where that is not known. */
  audience: 'residents' | 'everyone' | undefined;
}

/** Takes an opening, or all openings of a city for its group, over as an alert. */
export const RegistrationAlert = ({
  id,
  regionId,
  city,
  group,
  groupTitle,
  audience,
}: RegistrationAlertProps) => {
  const wanted = { regionId, group, ...(audience && { audience }) };
  const forWhom = audience ? `${audienceTitle(audience)} 등록` : '등록';
  return (
    <ServiceAlert
      title="등록 알림"
      text={`${forWhom} 7일 전, 하루 전, 1시간 전에 알려 드려요. 1시간 전 알림은 방해 금지 시간에도 보내요.`}
    >
      <Row>
        <AlertButton
          wanted={{ topic: 'registrations', criteria: { ...wanted, registrationId: id } }}
          mode="instant"
          label="이 일정 알림 받기"
          done="등록 7일 전, 하루 전, 1시간 전에 알려 드려요."
        />
        <AlertButton
          wanted={{ topic: 'registrations', criteria: wanted }}
          mode="instant"
          label={`${city} ${groupTitle} 알림 모두 받기`}
          done={`${city} ${groupTitle} 등록이 열리기 전마다 알려 드려요.`}
        />
      </Row>
    </ServiceAlert>
  );
};
