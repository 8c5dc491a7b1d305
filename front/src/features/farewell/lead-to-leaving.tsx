import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { meQuery } from '../../session/queries.ts';
import { deletionOf } from './deletion.ts';

/** Leads a member who has deleted their account from the member area to the page that takes it back. */
export const LeadToLeaving = () => {
  const { call } = useDeps();
  const { data: me } = useQuery(meQuery(call));
  return me && deletionOf(me) ? <Navigate to={paths.leaving} replace /> : null;
};
