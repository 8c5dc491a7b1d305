import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { ImportFile } from './ImportDialog.tsx';

const Dialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Takes a file of records; the code for it comes when it is asked for. */
export const ImportButton = (file: ImportFile) => {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        CSV로 넣기
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog
            {...file}
            onClose={() => setOpen(false)}
            onDone={(text) => {
              setOpen(false);
              notify(text, { type: 'success' });
              refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
