import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

const Dialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Takes a file of openings, whose code comes when it is asked for. */
export const ImportButton = () => {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        CSV로 넣기
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Dialog
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
