import Typography from '@mui/material/Typography';
import { AppBar, type AppBarProps } from 'react-admin';

/** The bar above the screens; their titles are put into its heading. */
export const ConsoleAppBar = (props: AppBarProps) => (
  <AppBar {...props} color="default">
    <Typography id="react-admin-title" component="h1" variant="h6" noWrap sx={{ flex: 1, ml: 1 }} />
  </AppBar>
);
