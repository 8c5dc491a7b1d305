import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { paths } from '../../paths.ts';
import { meQuery } from '../../session/queries.ts';
import { deletionOf } from './deletion.ts';

/** Leads a member who has deleted their account from the member area to the page that takes it back. */
export const LeadToLeaving = () => {
  const { call } = useDeps();
  const navigate = useNavigate();
  const { data: me } = useQuery(meQuery(call));
  const isLeaving = me !== undefined && deletionOf(me) !== null;
  useEffect(() => {
    if (isLeaving) void navigate(paths.leaving, { replace: true });
  }, [isLeaving, navigate]);
  return null;
};
