import { createReadStream } from 'node:fs';
import { finished, Readable } from 'node:stream';
import { exportName } from '@hanca/common/leaving.ts';
import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Caller } from '../../../http/access.ts';
import type { Services } from '../../../services.ts';
import { dataOf, picturesOf } from './data.ts';
import { readmeOf } from './readme.ts';

/** Sections as one JSON object of lists, a row at a time. */
async function* jsonOf(sections: Record<string, () => AsyncIterable<object>>): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, rows] of Object.entries(sections)) {
    yield `${before}${JSON.stringify(name)}: [`;
    let separator = '\n  ';
    for await (const row of rows()) {
      yield separator + JSON.stringify(row);
      separator = ',\n  ';
    }
    yield ']';
    before = ',\n';
  }
  yield '\n}\n';
}

type Open = () => Promise<Readable>;

/** Adds a file whose content is only opened when those before it are out. */
const addLater = (zip: ZipFile, name: string, compress: boolean, open: Open): void => {
  zip.addReadStreamLazy(name, { compress }, (done) => {
    const fail = (error: unknown) => zip.emit('error', error);
    // Of the streams it is given yazl hears no errors.
    open().then((stream) => done(null, stream.once('error', fail)), fail);
  });
};

/** A ZIP of all that is stored of a member. In memory there are some rows, and of each picture its name. */
const zipOf = ({ db, store }: Pick<Services, 'db' | 'store'>, userId: number, day: string): Readable => {
  const zip = new ZipFile();
  const out = zip.outputStream;
  if (!(out instanceof Readable)) throw new Error('a ZIP is no stream');
  const reading = new Set<Readable>();
  const read = (stream: Readable): Readable => {
    reading.add(stream.once('close', () => reading.delete(stream)));
    return stream;
  };
  // Whoever goes on to something else leaves no file open.
  finished(out, () => {
    for (const stream of reading) stream.destroy();
  });
  zip.on('error', (error: Error) => out.destroy(error));

  const fill = async () => {
    zip.addBuffer(Buffer.from(readmeOf(day)), '읽어 주세요.txt');
    addLater(zip, 'data.json', true, async () => read(Readable.from(jsonOf(dataOf(db, userId)))));
    for await (const { path } of picturesOf(db, userId)) {
      const found = await store.open(path, '');
      if (out.destroyed) return;
      if (found) addLater(zip, path.slice(1), false, async () => read(createReadStream(found.file)));
    }
    zip.end();
  };
  fill().catch((error: unknown) => zip.emit('error', error));
  return out;
};

/** Sends a member all that is stored of them, as a ZIP that is made while it is sent. */
export const sendExport = async ({
  reply,
  caller,
  ...services
}: Pick<Services, 'db' | 'store'> & { caller: Caller; reply: FastifyReply }): Promise<void> => {
  const day = new Date().toISOString().slice(0, 10);
  reply.headers({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    // RFC 6266: the second is for those that read it, which is every browser.
    'content-disposition': `attachment; filename="hanca-data-${day}.zip"; filename*=UTF-8''${encodeURIComponent(exportName(day))}`,
  });
  reply.send(zipOf(services, caller.id, day));
};
