import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Menu, useSidebarState, useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type MenuGroup, menu } from '../resources/index.ts';

const groupAt = (pathname: string): string | undefined =>
  menu.find((group) => group.resources.some(({ name }) => pathname.split('/')[1] === name))?.name;

interface GroupProps {
  group: MenuGroup;
  open: boolean;
  onToggle: () => void;
}

const Group = ({ group, open, onToggle }: GroupProps) => {
  const [sidebarOpen] = useSidebarState();
  const Icon = group.icon;
  return (
    <>
      <Tooltip title={sidebarOpen ? '' : group.label} placement="right">
        <ListItemButton
          aria-expanded={open}
          aria-label={group.label}
          onClick={onToggle}
          sx={{ mx: 1, px: 1, borderRadius: '10px', minHeight: 44, flexGrow: 0 }}
        >
          <ListItemIcon sx={{ minWidth: 36 }}>
            <Icon />
          </ListItemIcon>
          {sidebarOpen && (
            <>
              <ListItemText
                primary={group.label}
                slotProps={{ primary: { variant: 'body2', noWrap: true } }}
              />
              {open ? <ExpandLess fontSize="small" /> : <ExpandMore fontSize="small" />}
            </>
          )}
        </ListItemButton>
      </Tooltip>
      <Collapse in={open && sidebarOpen} unmountOnExit timeout={150} sx={{ flexShrink: 0 }}>
        {group.resources.map(({ name }) => (
          <Menu.ResourceItem key={name} name={name} role="link" sx={{ pl: 3 }} />
        ))}
      </Collapse>
    </>
  );
};

/** The sidebar: groups of resources, one open at a time; the group of the current screen opens by itself. */
export const ConsoleMenu = () => {
  const { pathname } = useLocation();
  const [sidebarOpen, setSidebarOpen] = useSidebarState();
  const [openGroup, setOpenGroup] = useStore<string | null>('menu.group', null);
  const current = groupAt(pathname);

  useEffect(() => {
    if (current) setOpenGroup(current);
  }, [current, setOpenGroup]);

  const toggle = (name: string) => {
    if (!sidebarOpen) {
      setSidebarOpen(true);
      setOpenGroup(name);
    } else setOpenGroup(openGroup === name ? null : name);
  };

  return (
    <Box component="nav" aria-label="메뉴">
      <Menu role="group">
        {sidebarOpen && (
          <Typography lang="en" variant="overline" color="text.secondary" sx={{ px: 2.5, py: 0.5 }} noWrap>
            Admin Console
          </Typography>
        )}
        {menu.map((group) => (
          <Group
            key={group.name}
            group={group}
            open={openGroup === group.name}
            onToggle={() => toggle(group.name)}
          />
        ))}
      </Menu>
    </Box>
  );
};
