import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { useNotify } from 'react-admin';

const PRINTED = 'recovery-codes';

/** Nothing but the codes goes on paper. */
const onPaper = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    [`.${PRINTED}, .${PRINTED} *`]: { visibility: 'visible' },
    [`.${PRINTED}`]: { position: 'fixed', top: 0, left: 0 },
  },
} as const;

/** 'ABCDE-FGHJK', which is easier to copy by hand. */
const parted = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Recovery codes, which nobody can see again. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const notify = useNotify();
  const shown = codes.map(parted);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.join('\n'));
      notify('복구 코드를 복사했어요', { type: 'success' });
    } catch {
      notify('복사하지 못했어요. 직접 적어 두세요', { type: 'error' });
    }
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <GlobalStyles styles={onPaper} />
      <Alert severity="warning">
        지금만 볼 수 있어요. 휴대폰을 잃어버렸을 때 인증 앱의 코드 대신 하나씩 쓸 수 있으니 안전한 곳에 보관해
        주세요.
      </Alert>
      <Box
        component="ol"
        className={PRINTED}
        aria-label="복구 코드"
        sx={{ m: 0, pl: 5, columns: { sm: 2 }, columnGap: 10, fontFamily: 'monospace', fontSize: '1.1rem' }}
      >
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          복사
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          인쇄
        </Button>
        <Button variant="contained" onClick={onDone}>
          보관했어요
        </Button>
      </Stack>
    </Stack>
  );
};
