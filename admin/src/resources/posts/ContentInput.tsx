import { HTML, MARKDOWN } from '@hanca/common/posts.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useWatch } from 'react-hook-form';
import { useCode } from '../../core/code.ts';
import { SourceField } from '../../fields/SourceField.tsx';
import { useIsFlyer } from './FlyerInputs.tsx';

const editors = {
  html: async () => (await import('../../fields/HtmlInput.tsx')).HtmlInput,
  markdown: async () => (await import('../../fields/MarkdownInput.tsx')).MarkdownInput,
};

/** The editor of a kind of text; its source alone where the editor cannot be fetched. */
const VisualInput = ({ kind }: { kind: keyof typeof editors }) => {
  const { data: Editor, isError, isFetching, refetch } = useCode(`editor ${kind}`, editors[kind]);
  if (Editor) return <Editor source="content" />;
  if (!isError) return <Skeleton variant="rounded" height={380} />;
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" loading={isFetching} onClick={() => void refetch()}>
            다시 시도
          </Button>
        }
      >
        편집기를 불러오지 못해 소스로 열었어요. 계속 안 되면 저장한 뒤 새로 고침해 주세요.
      </Alert>
      <SourceField source="content" code />
    </Stack>
  );
};

/** The post's body in the editor of its content type; what was typed stays when the type changes. */
export const ContentInput = () => {
  const contentType: unknown = useWatch({ name: 'contentType' });
  const isFlyer = useIsFlyer();
  if (contentType === HTML) return <VisualInput key="html" kind="html" />;
  if (contentType === MARKDOWN) return <VisualInput key="markdown" kind="markdown" />;
  return <SourceField source="content" isRequired={!isFlyer} />;
};
