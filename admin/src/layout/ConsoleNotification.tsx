import { Notification } from 'react-admin';

/** How long a message stays (specification, constants). */
const SHOWN_MS = 5000;

/** What became of an action, at the foot of the screen. */
export const ConsoleNotification = () => <Notification autoHideDuration={SHOWN_MS} />;
