import type { ReactNode } from 'react';

interface MapAppLinkProps {
  /** In degrees. */
  place: { lat: number; lng: number };
  children: ReactNode;
}

/** Opens a place in the map app of the device; where there is none, in another tab. */
export const MapAppLink = ({ place: { lat, lng }, children }: MapAppLinkProps) => (
  <a
    href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
  </a>
);
