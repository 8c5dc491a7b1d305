import { api } from '@hanca/common/contract/index.ts';
import { CRS_CRITERIA, GRIDS } from '@hanca/common/immigration/grid.ts';
import { writeGridDocument } from '@hanca/common/immigration/grid-document.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { schemaResolver } from '../../core/schema-resolver.ts';
import { CreateScreen, EditScreen } from '../../crud/FormScreens.tsx';
import { fieldsOf } from '../../crud/fields.ts';
import { RecordInput } from '../../crud/RecordInput.tsx';
import { FormSection } from '../../layout/ScreenSection.tsx';
import { GridPreview } from './GridPreview.tsx';

const { body } = api.crsGrids.create;
const fields = fieldsOf(body);
const resolver = schemaResolver(body);

const inputs = (
  <Box sx={{ mt: 2, maxWidth: 860 }}>
    <FormSection>
      <Typography variant="body2" color="text.secondary">
        공식 자료에서 확인한 점수만 넣어 주세요. 시행일부터 계산기와 점수표가 이 점수표를 써요. 나이, 등급,
        경력의 줄은 [시작, 배우자와 함께, 혼자] 순서예요.
      </Typography>
      {fields.map((field) => (
        <RecordInput key={field.source} field={field} />
      ))}
    </FormSection>
    <Box sx={{ mt: 2 }}>
      <GridPreview />
    </Box>
  </Box>
);

const [known] = GRIDS;

/** A new grid begins as the one that is built in. */
export const GridCreate = () => (
  <CreateScreen
    title="CRS 점수표 등록"
    resolver={resolver}
    defaultValues={{ url: CRS_CRITERIA, grid: known ? writeGridDocument(known) : '' }}
  >
    {inputs}
  </CreateScreen>
);

export const GridEdit = () => (
  <EditScreen title="CRS 점수표 수정" resolver={resolver}>
    {inputs}
  </EditScreen>
);
