import type { MailPreview, Report } from '@hanca/common/contract/reports.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useClient } from '../../core/api.ts';
import { bodyOf } from './decision.ts';

const Mail = ({ mail: { userName, subject, text, isSent } }: { mail: MailPreview }) => (
  <Box sx={{ p: 1.5, mt: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {userName}: {subject}
    </Typography>
    {!isSent && (
      <Typography variant="body2" color="warning.main">
        확인된 이메일이 없거나 정지한 계정이라 보내지 못해요.
      </Typography>
    )}
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  </Box>
);

/** The mails of a decision, as they would be sent. */
export const MailPreviews = ({ report, others }: { report: Report; others: readonly Report[] }) => {
  const client = useClient();
  const { handleSubmit } = useFormContext();
  const preview = useMutation({
    mutationFn: (values: FieldValues) =>
      client.reports.preview({ params: { id: report.id }, body: bodyOf(report, others, values) }),
  });
  return (
    <Box>
      <Button
        size="small"
        loading={preview.isPending}
        onClick={handleSubmit((values) => preview.mutate(values))}
      >
        메일 미리 보기
      </Button>
      {preview.error && <Alert severity="error">{preview.error.message}</Alert>}
      {preview.data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          보낼 메일이 없어요.
        </Typography>
      )}
      {preview.data?.map((mail) => (
        <Mail key={`${mail.userName} ${mail.subject}`} mail={mail} />
      ))}
    </Box>
  );
};
