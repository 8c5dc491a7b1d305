import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { addressOf, type Entry, entryAt, isGroup, leadsTo, type MenuGroup } from '../resources/entries.ts';
import { menu } from '../resources/index.ts';
import { MenuItem } from './MenuItem.tsx';

const entries = menu.flatMap((item) => (isGroup(item) ? item.entries : [item]));

const groups = menu.filter(isGroup);

const holds = (group: MenuGroup, pathname: string): boolean =>
  group.entries.some((entry) => leadsTo(addressOf(entry), { pathname }));

interface GroupProps {
  group: MenuGroup;
  current: Entry | undefined;
  open: boolean;
  onToggle: () => void;
}

const Group = ({ group, current, open, onToggle }: GroupProps) => {
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
        {group.entries.map((entry) => (
          <MenuItem key={addressOf(entry)} entry={entry} current={entry === current} nested />
        ))}
      </Collapse>
    </>
  );
};

/** The sidebar: single screens and groups, one open at a time; the group of the current screen opens by itself. */
export const ConsoleMenu = () => {
  const { pathname, search } = useLocation();
  const [sidebarOpen, setSidebarOpen] = useSidebarState();
  const current = entryAt(entries, { pathname, search });
  const nearest = groups.find((group) => current && group.entries.includes(current))?.name ?? null;
  const [openGroup, setOpenGroup] = useState(nearest);

  // A changed filter may make another group's entry the nearest one; the open group stays while it leads here too.
  const open = useRef(openGroup);
  open.current = openGroup;
  useEffect(() => {
    const stays = groups.some((group) => group.name === open.current && holds(group, pathname));
    if (nearest && !stays) setOpenGroup(nearest);
  }, [nearest, pathname]);

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
        {menu.map((item) =>
          isGroup(item) ? (
            <Group
              key={item.name}
              group={item}
              current={current}
              open={openGroup === item.name}
              onToggle={() => toggle(item.name)}
            />
          ) : (
            <MenuItem key={addressOf(item)} entry={item} current={item === current} />
          ),
        )}
      </Menu>
    </Box>
  );
};
