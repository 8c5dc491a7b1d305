import { grouped } from '@hanca/common/grouped.ts';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'react-admin';

interface TaskProps {
  label: string;
  count: number;
  /** Where it is done. */
  to: string;
}

/** A number of things that wait, as a link to them. None is as good as it gets, and quiet. */
export const Task = ({ label, count, to }: TaskProps) => (
  <Card>
    <CardActionArea component={LinkBase} to={to} sx={{ p: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="p"
        color={count > 0 ? 'error' : 'text.secondary'}
        sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums' }}
      >
        {grouped(count)}
      </Typography>
    </CardActionArea>
  </Card>
);
