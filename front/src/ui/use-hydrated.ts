import { createContext, useContext } from 'react';

/** Given by the App; without it a test renders one component, in a browser. */
export const HydratedContext = createContext(true);

/** False on the server and while React takes over the page, true after: the gate of what only a browser can show. */
export const useHydrated = () => useContext(HydratedContext);
