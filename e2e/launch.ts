import { chromiumPath } from '../scripts/chromium.ts';

const executablePath = chromiumPath();

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How a browser is launched that loads pictures. */
export const WITH_PICTURES = { ...(executablePath ? { executablePath } : {}), args };

/** Most journeys need no pictures and no fonts; to make and to draw them takes a third of the time. */
export const WITHOUT_PICTURES = {
  ...WITH_PICTURES,
  args: [...args, '--blink-settings=imagesEnabled=false', '--disable-remote-fonts'],
};
