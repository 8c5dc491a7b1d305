import SaveIcon from '@mui/icons-material/Check';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useId } from 'react';
import { RecordContextProvider, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryResolver, type StoredCategory, showRefusal } from './category-form.ts';

interface CategoryRowProps {
  category: StoredCategory;
  /** Called with 1 while the row holds something that is not saved, else with 0. */
  onUnsaved: (id: number, count: number) => void;
}

/** One category of a list: changed in place, saved by Enter, taken back by Escape. */
export const CategoryRow = ({ category, onUnsaved }: CategoryRowProps) => {
  const { id, value, title } = category;
  const formId = useId();
  const [update] = useUpdate<StoredCategory>();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ resolver: categoryResolver, defaultValues: { value, title } });
  const { reset, formState } = form;
  const { isDirty, isSubmitting } = formState;

  // What somebody else saves meanwhile comes in, but never over what is being typed.
  useEffect(() => {
    reset({ value, title }, { keepDirtyValues: true, keepErrors: true });
  }, [value, title, reset]);

  useEffect(() => {
    onUnsaved(id, isDirty ? 1 : 0);
    return () => onUnsaved(id, 0);
  }, [id, isDirty, onUnsaved]);

  const submit = form.handleSubmit(async (values) => {
    if (!isDirty) return;
    const change = { id, data: { ...category, ...values }, previousData: category };
    try {
      await update('categories', change, { mutationMode: 'pessimistic', returnPromise: true });
    } catch (error) {
      // The row may be refused because somebody else has changed it: then that shows beside what was typed.
      refresh();
      return showRefusal(error, form.setError);
    }
    // What was typed while it was being saved stays, and counts as unsaved.
    form.resetDefaultValues({ value: values.value, title: values.title });
    notify('ra.notification.updated', { type: 'success' });
    refresh();
  });

  return (
    <RecordContextProvider value={category}>
      <TableRow
        selected={isDirty}
        onKeyDown={({ key, nativeEvent }) => {
          // The same key takes back the letters of a syllable that is being composed.
          if (key === 'Escape' && isDirty && !nativeEvent.isComposing) reset();
        }}
        sx={{ '& > td': { verticalAlign: 'top', px: { xs: 0.5, sm: 1 }, py: 0.75 } }}
      >
        <CategoryFields form={form} formId={formId} name={title} stored={category} />
        <TableCell>
          <form id={formId} data-unsaved={isDirty && !isSubmitting} noValidate onSubmit={submit}>
            <Stack direction="row" sx={{ minHeight: 40, alignItems: 'center' }}>
              <Tooltip title="저장 (Enter)">
                <span>
                  <IconButton
                    type="submit"
                    size="small"
                    color="primary"
                    disabled={!isDirty}
                    loading={isSubmitting}
                    aria-label={`${title} 저장`}
                  >
                    <SaveIcon fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
              <DeleteAction question={`‘${title}’ 분류를 삭제하시겠습니까?`} onDeleted={refresh} />
              <HistoryAction name={title} />
            </Stack>
          </form>
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
};
