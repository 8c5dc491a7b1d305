import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { LinkBase } from 'react-admin';

interface AddButtonProps {
  label: string;
  /** Where the form is. */
  to: string;
  /** Beside another that is more usual. */
  second?: boolean;
}

/** Leads to the form of a new record. */
export const AddButton = ({ label, to, second = false }: AddButtonProps) => (
  <Button
    component={LinkBase}
    to={to}
    variant={second ? 'outlined' : 'contained'}
    startIcon={<AddIcon />}
    sx={{ whiteSpace: 'nowrap' }}
  >
    {label}
  </Button>
);
