import type { ReactNode } from 'react';

interface MapAppLinkProps {
  /** In degrees. */
  position: { lat: number; lng: number };
  children: ReactNode;
}

/** Opens a position in the map app of the device; where there is none, in another tab. */
export const MapAppLink = ({ position: { lat, lng }, children }: MapAppLinkProps) => (
  <a
    href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
  </a>
);
