import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The part of the address after '#' that somebody opened, typed or went back to: what the page replaces it with is not told. */
export const useArrivedHash = (): string => {
  const { hash } = useLocation();
  const isOwn = useNavigationType() === NavigationType.Replace;
  const [arrived, setArrived] = useState(hash);
  if (!isOwn && hash !== arrived) setArrived(hash);
  return arrived;
};
