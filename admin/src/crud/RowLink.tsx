import ReadIcon from '@mui/icons-material/ArticleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { useRecordName } from './names.ts';

const ways = {
  edit: { title: '수정', Icon: EditIcon },
  show: { title: '자세히 보기', Icon: ReadIcon },
};

/** A row's icon that leads to the form of its record, or to the page on which it is read. */
export const RowLink = ({ type }: { type: keyof typeof ways }) => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const name = useRecordName();
  if (!record || !resource) return null;
  const { title, Icon } = ways[type];
  return (
    <Tooltip title={title}>
      <IconButton
        size="small"
        component={LinkBase}
        to={createPath({ resource, id: record.id, type })}
        aria-label={`${name} ${title}`}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
