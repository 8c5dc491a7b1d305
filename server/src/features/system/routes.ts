import { api } from '@hanca/common/contract/index.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';

export const systemRoutes = serve(api.system, {
  health: async () => ({ status: 'ok' as const }),
  ready: async ({ database, stopping }) => {
    if (stopping.aborted || !(await database.isReady())) throw new Problem('unavailable');
    return { status: 'ok' as const };
  },
});
