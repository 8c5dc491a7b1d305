import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { EngineSocket } from './socket.ts';

/** A message of the protocol without content: its type, and its length. */
const message = (type: string): Buffer => Buffer.concat([Buffer.from(type), Buffer.from([0, 0, 0, 4])]);

test('the messages of a statement reach the database together, once its Sync is there', async () => {
  const executed: string[] = [];
  const engine: Pick<Engine, 'connect' | 'disconnect' | 'execute'> = {
    connect: async () => undefined,
    disconnect: () => undefined,
    execute: async (_connection, messages) => void executed.push(Buffer.from(messages).toString()),
  };
  const socket = new EngineSocket(engine as Engine);
  const write = (type: string) =>
    new Promise<void>((resolve, reject) =>
      socket.write(message(type), (error) => (error ? reject(error) : resolve())),
    );
  // Parse, Bind, Describe and Execute, each written for itself.
  for (const type of ['P', 'B', 'D', 'E']) await write(type);
  expect(executed).toEqual([]);
  await write('S');
  expect(executed).toEqual([['P', 'B', 'D', 'E', 'S'].map((type) => message(type).toString()).join('')]);
  socket.destroy();
});
