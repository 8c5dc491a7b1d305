// What the product is measured against: Fastify with no plugin, hook or schema, answering given bytes.
import Fastify from 'fastify';

export interface BareAnswer {
  path: string;
  type: string;
  body: string;
}

process.on('message', async (answers: BareAnswer[]) => {
  const app = Fastify();
  for (const { path, type, body } of answers) {
    const bytes = Buffer.from(body);
    app.get(path, (_request, reply) => reply.type(type).send(bytes));
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.(url);
});
