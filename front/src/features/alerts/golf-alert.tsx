import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

export interface GolfAlertProps {
  courseId: number;
  /** The day to play, '2026-11-24', and in words. */
  day: string;
  dayText: string;
}

/** Takes the opening of a course's bookings for a day over as an alert. */
export const GolfAlert = ({ courseId, day, dayText }: GolfAlertProps) => (
  <ServiceAlert
    title="예약 알림"
    text="예약이 열리기 1시간 전과 열릴 때 알려 드려요. 방해 금지 시간에도 보내요."
  >
    <Row>
      <AlertButton
        wanted={{ topic: 'golf', criteria: { courseId, day } }}
        mode="instant"
        label={`${dayText} 예약 알림 받기`}
        done="예약이 열리기 1시간 전과 열릴 때 알려 드려요."
      />
    </Row>
  </ServiceAlert>
);
