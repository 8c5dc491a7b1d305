import AddIcon from '@mui/icons-material/Add';
import SaveIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useId, useRef } from 'react';
import { RecordContextProvider, useCreate, useNotify, useRefresh, useUpdate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { DeleteAction } from '../../crud/DeleteAction.tsx';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryResolver, type StoredCategory, showRefusal } from './category-form.ts';

/** The id of a category that is not stored yet. */
export const NEW = 0;

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

interface CategoryRowProps {
  /** As it is stored, or what one more starts with: then the id is NEW. */
  category: StoredCategory;
  /** Called with 1 while the row holds something that is not saved, else with 0. */
  onUnsaved: (id: number, count: number) => void;
}

/** One category of a list, or a row for one more: changed in place, saved by Enter, taken back by Escape. */
export const CategoryRow = ({ category, onUnsaved }: CategoryRowProps) => {
  const { id, value, title } = category;
  const isNew = id === NEW;
  const formId = useId();
  const row = useRef<HTMLTableRowElement>(null);
  const [create] = useCreate<StoredCategory>();
  const [update] = useUpdate<StoredCategory>();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ resolver: categoryResolver, defaultValues: { value, title } });
  const { reset, formState } = form;
  const { isDirty, isSubmitting, dirtyFields } = formState;
  // The value of one more is only offered.
  const unsaved = isNew ? dirtyFields.title === true : isDirty;

  // What somebody else saves meanwhile comes in, but never over what is being typed.
  useEffect(() => {
    reset({ value, title }, { keepDirtyValues: true, keepErrors: true });
  }, [value, title, reset]);

  useEffect(() => {
    onUnsaved(id, unsaved ? 1 : 0);
    return () => onUnsaved(id, 0);
  }, [id, unsaved, onUnsaved]);

  const submit = form.handleSubmit(async (typed) => {
    if (!isNew && !isDirty) return;
    const data = { ...category, ...typed };
    try {
      await (isNew
        ? create('categories', { data: { ...typed, pid: category.pid } }, { returnPromise: true })
        : update('categories', { id, data, previousData: category }, pessimistic));
    } catch (error) {
      // The row may be refused because somebody else has changed it: then that shows beside what was typed.
      refresh();
      return showRefusal(error, form.setError);
    }
    const next = isNew ? { value: Math.max(value, data.value + 1), title: '' } : data;
    const since = form.getValues();
    // What was typed while it was being saved stays, and counts as unsaved.
    form.resetDefaultValues({ value: next.value, title: next.title });
    for (const name of ['value', 'title'] as const) {
      if (since[name] === data[name]) form.setValue(name, next[name], { shouldDirty: true });
    }
    // The button that was pressed has lost the focus to the page; another row that is being typed in keeps it.
    const focused = document.activeElement;
    if (isNew && (focused === document.body || row.current?.contains(focused))) form.setFocus('title');
    notify(isNew ? 'ra.notification.created' : 'ra.notification.updated', { type: 'success' });
    refresh();
  });

  return (
    <RecordContextProvider value={category}>
      <TableRow
        ref={row}
        selected={unsaved && !isNew}
        onKeyDown={({ key, nativeEvent }) => {
          // The same key takes back the letters of a syllable that is being composed.
          if (key === 'Escape' && isDirty && !nativeEvent.isComposing) reset();
        }}
        sx={{ '& > td': { verticalAlign: 'top', px: { xs: 0.5, sm: 1 }, py: 0.75 } }}
      >
        <CategoryFields
          form={form}
          formId={formId}
          name={isNew ? '새 분류' : title}
          stored={isNew ? undefined : category}
        />
        <TableCell>
          <form id={formId} data-unsaved={unsaved && !isSubmitting} noValidate onSubmit={submit}>
            {isNew ? (
              <Button
                type="submit"
                variant="outlined"
                startIcon={<AddIcon />}
                loading={isSubmitting}
                sx={{ whiteSpace: 'nowrap' }}
              >
                추가
              </Button>
            ) : (
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
            )}
          </form>
        </TableCell>
      </TableRow>
    </RecordContextProvider>
  );
};
