import { exportName } from '@hanca/common/leaving.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { Button } from '../../../ui/button.tsx';
import { saveFile } from '../../../ui/save-file.ts';

const MEGABYTE = 1_000_000;

/** Saves all that is stored of the member as a file. */
export const Download = () => {
  const { call } = useDeps();
  const [bytes, setBytes] = useState(0);
  const download = useMutation({
    mutationFn: () => call((client) => client.farewell.export({}, { onProgress: setBytes })),
    onMutate: () => setBytes(0),
    onSuccess: (file) => saveFile(file, exportName(new Date().toISOString().slice(0, 10))),
  });
  const so = bytes >= MEGABYTE / 10 ? ` (${(bytes / MEGABYTE).toFixed(1)}MB)` : '';
  return (
    <>
      <Button
        aria-disabled={download.isPending}
        onClick={() => {
          if (!download.isPending) download.mutate();
        }}
      >
        {download.isPending ? `내려받는 중…${so}` : '내 데이터 내려받기'}
      </Button>
      <p role="status" className="quiet">
        {download.isSuccess && '내려받았어요. 브라우저의 다운로드 폴더에서 ZIP 파일을 열어 주세요.'}
      </p>
      {download.error && (
        <p role="alert">
          내려받지 못했어요. {failureText(download.error)} 계속 안 되면 와이파이처럼 안정된 연결에서 다시
          시도해 주세요.
        </p>
      )}
    </>
  );
};
