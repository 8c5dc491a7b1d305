import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { useUnsavedForms } from '../../core/unsaved-forms.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { CategoryRow, NEW } from './CategoryRow.tsx';
import { nextValue, type StoredCategory } from './category-form.ts';

/** The most that a list answers; no list of categories is that long. */
const MOST = 100;

const headings = ['값', '이름', '관리'];

interface CategoryTableProps {
  /** The id of the category that the list belongs to. */
  pid: number;
  /** What the list is called. */
  title: string;
}

/** One list of categories in the order of their values, changed in place. Ctrl+S saves every row that was changed. */
export const CategoryTable = ({ pid, title }: CategoryTableProps) => {
  const list = useGetList<StoredCategory>('categories', {
    filter: { pid },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'value', order: 'ASC' },
  });
  const { root, onUnsaved } = useUnsavedForms<HTMLTableElement>();

  return (
    <Loaded query={list} waiting={<Skeleton variant="rounded" height={420} />}>
      {(data) => (
        <Card sx={{ p: { xs: 1, sm: 2 } }}>
          <Table ref={root} size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                {headings.map((heading) => (
                  <TableCell key={heading} sx={{ px: { xs: 0.5, sm: 1 } }}>
                    {heading}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((category) => (
                <CategoryRow key={category.id} category={category} onUnsaved={onUnsaved} />
              ))}
              <CategoryRow
                category={{ id: NEW, value: nextValue(data), title: '', pid }}
                onUnsaved={onUnsaved}
              />
            </TableBody>
          </Table>
          <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1, px: 1 }}>
            {data.length === 0 && '아직 분류가 없어요. '}값이 작은 것부터 보여요. 고친 줄은 Enter로, 모두는
            Ctrl+S로 저장하고 Esc로 되돌려요.
          </Typography>
        </Card>
      )}
    </Loaded>
  );
};
