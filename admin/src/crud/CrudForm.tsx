import Box from '@mui/material/Box';
import { useResourceContext } from 'react-admin';
import { schemaResolver } from '../core/schema-resolver.ts';
import { FormSection } from '../layout/ScreenSection.tsx';
import { CreateScreen, EditScreen } from './FormScreens.tsx';
import { type CrudFeature, shapeOf } from './fields.ts';
import { useResourceLabel } from './names.ts';
import { RecordInput } from './RecordInput.tsx';

const useCrud = () => {
  const name = useResourceContext() as CrudFeature;
  const { body, fields } = shapeOf(name);
  const inputs = (
    <Box sx={{ mt: 2, maxWidth: 860 }}>
      <FormSection>
        {fields.map((field) => (
          <RecordInput key={field.source} field={field} />
        ))}
      </FormSection>
    </Box>
  );
  return { label: useResourceLabel(), resolver: schemaResolver(body), inputs };
};

/** The form of a new record of a resource that has no form of its own. */
export const CrudCreate = () => {
  const { label, resolver, inputs } = useCrud();
  return (
    <CreateScreen title={`${label} 등록`} resolver={resolver}>
      {inputs}
    </CreateScreen>
  );
};

/** The form of a record that is there. */
export const CrudEdit = () => {
  const { label, resolver, inputs } = useCrud();
  return (
    <EditScreen title={`${label} 수정`} resolver={resolver}>
      {inputs}
    </EditScreen>
  );
};
