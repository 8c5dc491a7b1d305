import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useEffect, useId, useRef } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryResolver, showRefusal } from './category-form.ts';

/** A row without a category has this id. */
const NEW = 0;

interface NewCategoryProps {
  /** The list that it is added to. */
  pid: number;
  /** The value that is offered. */
  next: number;
  onUnsaved: (id: number, count: number) => void;
}

/** The last row of a list, for one more; the next can be typed at once. */
export const NewCategory = ({ pid, next, onUnsaved }: NewCategoryProps) => {
  const formId = useId();
  const provider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    resolver: categoryResolver,
    defaultValues: { value: next, title: '' },
  });
  const { reset, formState } = form;
  const unsaved = formState.dirtyFields.title === true;

  // The list has changed; what is being typed stays.
  const typing = useRef(unsaved);
  typing.current = unsaved;
  useEffect(() => {
    if (!typing.current) reset({ value: next, title: '' });
  }, [next, reset]);

  useEffect(() => {
    onUnsaved(NEW, unsaved ? 1 : 0);
    return () => onUnsaved(NEW, 0);
  }, [unsaved, onUnsaved]);

  const submit = form.handleSubmit(async (values) => {
    try {
      await provider.create('categories', { data: { ...values, pid } });
    } catch (error) {
      return showRefusal(error, form.setError);
    }
    const fresh = { value: Math.max(next, Number(values.value) + 1), title: '' };
    const typed = form.getValues();
    // What was typed while it was being saved stays; the value that is used up does not.
    if (typed.title === values.title) reset(fresh);
    else {
      form.resetDefaultValues(fresh);
      if (typed.value === values.value) form.setValue('value', fresh.value);
    }
    form.setFocus('title');
    notify('ra.notification.created', { type: 'success' });
    refresh();
  });

  return (
    <TableRow sx={{ '& > td': { verticalAlign: 'top', px: { xs: 0.5, sm: 1 }, py: 1, borderBottom: 0 } }}>
      <CategoryFields form={form} formId={formId} name="새 분류" />
      <TableCell>
        <form id={formId} data-unsaved={unsaved && !formState.isSubmitting} noValidate onSubmit={submit}>
          <Button
            type="submit"
            variant="outlined"
            startIcon={<AddIcon />}
            loading={formState.isSubmitting}
            sx={{ whiteSpace: 'nowrap' }}
          >
            추가
          </Button>
        </form>
      </TableCell>
    </TableRow>
  );
};
