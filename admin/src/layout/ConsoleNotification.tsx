import { Notification } from 'react-admin';

/** How long a message stays (specification, constants). */
const SHOWN_MS = 5000;

/** What became of an action: below the bar at the top, where it covers neither the pager nor the save bar. */
export const ConsoleNotification = () => (
  <Notification
    autoHideDuration={SHOWN_MS}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    sx={{ '&&': { top: { xs: 64, sm: 72 } } }}
  />
);
