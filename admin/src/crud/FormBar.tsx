import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LinkBase, useFormIsDirty } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { UPLOADING } from '../fields/uploads.ts';

interface FormBarProps {
  /** Where the list is, as it was last seen. */
  list: string;
  /** A new record is saved even untouched, to show what is missing. */
  isNew?: boolean;
}

/** The form's foot: save (also Ctrl+S) and the way back. Saving waits for pictures on their way up. */
export const FormBar = ({ list, isNew = false }: FormBarProps) => {
  const { isSubmitting, errors, submitCount } = useFormState();
  const dirty = useFormIsDirty();
  const uploading = useIsMutating({ mutationKey: UPLOADING }) > 0;
  const save = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        save.current?.click();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // After every attempt the first field with an error gets the focus, also when the server found it.
  const refused = submitCount > 0 && Object.keys(errors).some((name) => name !== 'root');
  useEffect(() => {
    if (refused && submitCount > 0) {
      save.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refused, submitCount]);

  return (
    <Paper
      square
      elevation={0}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mt: 2,
        py: 1.5,
        backgroundColor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        ref={save}
        type="submit"
        variant="contained"
        size="large"
        startIcon={<SaveIcon />}
        loading={isSubmitting}
        loadingPosition="start"
        disabled={uploading || (!dirty && !isNew)}
      >
        저장
      </Button>
      <Button component={LinkBase} to={list} size="large">
        목록
      </Button>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ ml: 'auto' }}>
        {uploading ? '사진을 올리고 있어요' : 'Ctrl+S로 저장'}
      </Typography>
    </Paper>
  );
};
