import { idOf, load } from '../../load.ts';
import { stateOf } from './event-facts.ts';

/** One event; at the address of an invitation, of the event that it names. */
export const loadEvent = load(async ({ params, call }) => {
  const { id, eventId = id, userId } = params;
  if (userId !== undefined) idOf({ id: userId });
  const event = await call((client) => client.events.get({ params: { id: idOf({ id: eventId }) } }));
  return { event, state: stateOf(event, Date.now()) };
});
