import type { ReactNode } from 'react';
import type { PageAssets } from './assets.ts';
import { BOOT_ID } from './boot.ts';
import icon from './theme/icon.svg';
import latin from './theme/latin.woff2';
import touchIcon from './theme/touch-icon.png';

interface DocumentProps {
  assets: PageAssets;
  /** The boot data as text that is safe inside a script. */
  boot: string;
  children: ReactNode;
}

/**
 * The whole document, so that React puts the <title>, <meta> and <link> of any component into its <head>. The
 * boot data is JSON, not script: the pages need no nonce and can be cached.
 */
export const Document = ({ assets, boot, children }: DocumentProps) => (
  <html lang="ko" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121614" media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={latin} />
    </head>
    <body>
      {children}
      <script type="application/json" id={BOOT_ID} suppressHydrationWarning>
        {boot}
      </script>
      {/* Vite adds the time of the last change to it while the front is being worked on. */}
      <script type="module" src={assets.start} fetchPriority="low" suppressHydrationWarning />
    </body>
  </html>
);
