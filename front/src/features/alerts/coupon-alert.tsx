import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { plainLetters } from '@hanca/common/plain-letters.ts';
import { useState } from 'react';
import { TextField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

export interface CouponAlertProps {
  region: string | undefined;
  /** The name of that region; '' for all of Canada. */
  place: string;
}

/** Takes new coupons of a region over as an alert: all of them, or those with some words. */
export const CouponAlert = ({ region = ALL_REGIONS, place }: CouponAlertProps) => {
  const [typed, setTyped] = useState('');
  const keyword = typed.trim();
  const isShort = keyword !== '' && [...plainLetters(keyword)].length < 2;
  const criteria = {
    ...(keyword && { keyword }),
    ...(region === ALL_REGIONS ? {} : { regionId: region }),
  };
  const what = keyword ? `‘${keyword}’ 쿠폰` : '새 쿠폰';
  return (
    <ServiceAlert
      title="새 쿠폰 알림"
      text={`${place || '캐나다'}에서 새 쿠폰을 받을 수 있게 되면 한 번 알려 드려요. 쿠폰이나 업체의 이름을 적으면 그 쿠폰만 알려요.`}
    >
      <TextField
        label="쿠폰이나 업체 이름"
        hint="비워 두면 모든 쿠폰을 알려 드려요."
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isShort ? '두 글자 이상 입력해 주세요.' : undefined}
      />
      <Row>
        <AlertButton
          wanted={{ topic: 'coupons', criteria }}
          mode="instant"
          disabled={isShort}
          label={`${what} 알림 받기`}
          done={`${what}이 나오면 바로 알려 드려요.`}
        />
      </Row>
    </ServiceAlert>
  );
};
