import ReadIcon from '@mui/icons-material/ArticleOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** A row's icon that leads to the page on which its record is read. */
export const ShowAction = ({ nameOf }: { nameOf: (record: RaRecord) => string }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Tooltip title="자세히 보기">
      <IconButton
        size="small"
        component={LinkBase}
        to={createPath({ resource, id: record.id, type: 'show' })}
        aria-label={`${nameOf(record)} 자세히 보기`}
      >
        <ReadIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
