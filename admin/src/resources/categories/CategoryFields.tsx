import TableCell from '@mui/material/TableCell';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import type { CategoryValues } from './category-form.ts';

interface CategoryFieldsProps {
  form: UseFormReturn;
  /** The id of the form element: a row of a table cannot be one. */
  formId: string;
  /** Of which category, for the labels: '뉴스'. */
  name: string;
  /** What is stored: shown under a field that differs from it. */
  stored: CategoryValues | undefined;
}

/** The cells of a category's value and title. */
export const CategoryFields = ({ form, formId, name, stored }: CategoryFieldsProps) => {
  const { dirtyFields } = form.formState;
  const { value, title, root } = form.formState.errors;
  const label = (text: string) => ({ htmlInput: { form: formId, 'aria-label': `${name} ${text}` } });
  return (
    <>
      <TableCell sx={{ width: { xs: 84, sm: 112 } }}>
        <TextField
          {...form.register('value', { valueAsNumber: true })}
          type="number"
          error={!!value}
          helperText={
            value?.message?.toString() ?? (dirtyFields.value && stored && `저장된 값: ${stored.value}`)
          }
          slotProps={label('값')}
        />
      </TableCell>
      <TableCell>
        <TextField
          {...form.register('title')}
          error={!!title}
          helperText={
            title?.message?.toString() ?? (dirtyFields.title && stored && `저장된 이름: ${stored.title}`)
          }
          slotProps={label('이름')}
        />
        {root && (
          <Typography role="alert" variant="caption" color="error" component="p" sx={{ mt: 0.5 }}>
            {root.message}
          </Typography>
        )}
      </TableCell>
    </>
  );
};
