import { CrudList } from '../../crud/CrudList.tsx';
import { ImportButton } from '../../crud/ImportButton.tsx';

const columns = ['program', 'date', 'drawType', 'minScore', 'minWage', 'invitations'];

const EXAMPLE = `program,date,draw_type,stream,min_score,min_wage,invitations,source,note
SI,2026-02-04,High economic impact,registration score,138,,223,WelcomeBC 2026-02-04,
SI,2024-11-20,Veterinary care,Skilled Worker,80,,<5,WelcomeBC 2024-11-20,`;

/** Draws of the provinces; a file adds and changes many at once. */
export const DrawList = () => (
  <CrudList
    columns={columns}
    actions={
      <ImportButton
        resource="pnpDraws"
        title="PNP 초청을 CSV로 넣기"
        explanation="시급은 캐나다 달러예요. 프로그램, 날짜, 유형, 스트림이 같으면 있던 초청을 고쳐요."
        example={EXAMPLE}
      />
    }
  />
);
