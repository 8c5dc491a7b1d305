import LockIcon from '@mui/icons-material/LockOutlined';
import Typography from '@mui/material/Typography';
import { AppBar, type AppBarProps, Logout, MenuItemLink, UserMenu, useGetIdentity } from 'react-admin';
import { SECURITY } from '../resources/security/SecondFactorGate.tsx';

const AccountMenu = () => {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ? `${identity.fullName} 계정` : '내 계정'}>
      <MenuItemLink to={SECURITY} primaryText="보안" leftIcon={<LockIcon />} />
      <Logout />
    </UserMenu>
  );
};

/** The bar above the screens; their titles are put into its heading. */
export const ConsoleAppBar = (props: AppBarProps) => (
  <AppBar {...props} color="default" userMenu={<AccountMenu />}>
    <Typography id="react-admin-title" component="h1" variant="h6" noWrap sx={{ flex: 1, ml: 1 }} />
  </AppBar>
);
