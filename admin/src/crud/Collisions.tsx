import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Collision } from './conflict.ts';

const headings = ['항목', '저장된 내용', '내 내용'];

/** The fields in which what is stored and what was typed differ, side by side. */
export const Collisions = ({ fields }: { fields: Collision[] }) => (
  <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top', px: 1 } }}>
    <TableHead>
      <TableRow>
        {headings.map((heading) => (
          <TableCell key={heading}>{heading}</TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {fields.map(({ name, theirs, mine }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell sx={{ whiteSpace: 'pre-line' }}>{theirs}</TableCell>
          <TableCell sx={{ whiteSpace: 'pre-line' }}>{mine ?? '고치지 않음'}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
