import { CrudList } from '../../crud/CrudList.tsx';
import { ImportButton } from '../../crud/ImportButton.tsx';

const columns = ['title', 'regionId', 'year', 'season', 'residentsTime', 'opensTime', 'expected'];

const EXAMPLE = `title,city,year,season,group,residents,opens,url,source,note,expected
수영 레슨,Burnaby,2027,봄,수영,2027-03-02 10:00,2027-03-09 10:00,https://www.burnaby.ca/recreation,2027 봄 안내서,,`;

/** Openings by the clocks of their cities; a file adds and changes many at once. */
export const RegistrationList = () => (
  <CrudList
    columns={columns}
    actions={
      <ImportButton
        resource="registrations"
        title="등록 일정을 CSV로 넣기"
        explanation="시각은 그 도시의 시각이에요. 도시, 연도, 시즌, 프로그램이 같으면 있던 일정을 고쳐요."
        example={EXAMPLE}
      />
    }
  />
);
