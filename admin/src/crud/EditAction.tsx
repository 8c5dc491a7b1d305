import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, type RaRecord, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';

/** A row's edit icon, a link to its form. */
export const EditAction = ({ nameOf }: { nameOf: (record: RaRecord) => string }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <Tooltip title="수정">
      <IconButton
        size="small"
        component={LinkBase}
        to={createPath({ resource, id: record.id, type: 'edit' })}
        aria-label={`${nameOf(record)} 수정`}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
