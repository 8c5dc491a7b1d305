import { redirect } from 'react-router-dom';
import { load } from '../../load.ts';
import { paths } from '../../paths.ts';

/** Signing in by QR code has no page of its own yet: on to e-mail and password, with the way back. */
export const loadSignin = load(async ({ url }) => {
  throw redirect(paths.emailSignin(url.searchParams.get('redirect') ?? undefined));
});
