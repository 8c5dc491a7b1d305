/** The code that talks to the browser of passkeys; it comes after the page. */
export const fetchCeremonies = () => import('./ceremonies.ts');
