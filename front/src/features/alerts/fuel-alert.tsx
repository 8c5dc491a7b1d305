import { CENTS, STATION_GRADES, type StationGrade } from '@hanca/common/fuel-stations.ts';
import { useState } from 'react';
import { CheckField, SelectField, TextField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { AlertButton } from './alert-button.tsx';
import { ServiceAlert } from './service-alert.tsx';

export interface FuelAlertProps {
  regionId: string;
  /** The name of that region. */
  place: string;
  grade: StationGrade;
}

const GRADES = STATION_GRADES.map(({ code, title }) => ({ value: code, title }));

/** Takes a price at the stations of a place over as an alert: of what, and at most how many cents. */
export const FuelAlert = ({ regionId, place, grade: shown }: FuelAlertProps) => {
  const [grade, setGrade] = useState<StationGrade>(shown);
  const [typed, setTyped] = useState('');
  const [everyone, setEveryone] = useState(false);
  const cents = Number(typed.replace(',', '.'));
  const isPrice = typed.trim() !== '' && cents >= CENTS.least && cents <= CENTS.most;
  return (
    <ServiceAlert
      title="기름값 알림"
      text={`${place}의 주유소에서 고른 값이나 그보다 싼 값이 나오면 바로 알려 드려요. 한 주유소는 하루에 한 번만 알려요.`}
    >
      <Row>
        <SelectField
          label="기름 종류"
          choices={GRADES}
          value={grade}
          onChange={({ target }) =>
            setGrade(STATION_GRADES.find(({ code }) => code === target.value)?.code ?? grade)
          }
        />
        <TextField
          label="1리터 가격"
          unit="¢ 이하"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={
            typed.trim() === '' || isPrice
              ? undefined
              : `${CENTS.least}에서 ${CENTS.most} 사이의 센트로 적어 주세요. 예: 169.9`
          }
        />
      </Row>
      <CheckField
        label="회원 가격은 빼 주세요"
        checked={everyone}
        onChange={({ target }) => setEveryone(target.checked)}
      />
      <Row>
        <AlertButton
          wanted={{ topic: 'fuel', criteria: { regionId, grade, cents, ...(everyone && { everyone }) } }}
          mode="instant"
          disabled={!isPrice}
          label="기름값 알림 받기"
          done={`${place}에서 ${cents.toFixed(1)}¢ 이하가 되면 바로 알려 드려요.`}
        />
      </Row>
    </ServiceAlert>
  );
};
