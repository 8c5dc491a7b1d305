import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useSidebarState } from 'react-admin';
import { addressOf, type Entry, labelOf } from '../resources/entries.ts';

interface MenuItemProps {
  entry: Entry;
  current: boolean;
  /** It is in a group. */
  nested?: boolean;
}

/** A link of the sidebar; on a narrow screen it closes the sidebar behind it. */
export const MenuItem = ({ entry, current, nested = false }: MenuItemProps) => {
  const [sidebarOpen, setSidebarOpen] = useSidebarState();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const label = labelOf(entry);
  const Icon = entry.icon;
  return (
    <Tooltip title={sidebarOpen ? '' : label} placement="right">
      <ListItemButton
        component={LinkBase}
        to={addressOf(entry)}
        aria-label={sidebarOpen ? undefined : label}
        aria-current={current ? 'page' : undefined}
        selected={current}
        onClick={() => narrow && setSidebarOpen(false)}
        sx={{
          mx: 1,
          // Labels of a group stand below each other, with an icon before them or not.
          pl: nested ? (Icon ? 3 : 7) : 1,
          pr: 1,
          py: 0.5,
          borderRadius: '10px',
          minHeight: { xs: 44, md: nested ? 38 : 44 },
          flexGrow: 0,
          '&.Mui-selected, &.Mui-selected .MuiListItemIcon-root': { color: 'primary.main' },
        }}
      >
        {Icon && (
          <ListItemIcon sx={{ minWidth: nested ? 32 : 36 }}>
            <Icon fontSize={nested ? 'small' : 'medium'} />
          </ListItemIcon>
        )}
        {sidebarOpen && (
          <ListItemText
            primary={label}
            slotProps={{ primary: { variant: 'body2', noWrap: true, fontWeight: current ? 600 : 400 } }}
          />
        )}
      </ListItemButton>
    </Tooltip>
  );
};
