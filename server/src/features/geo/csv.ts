import { readFileSync } from 'node:fs';
import { provinces } from '@hanca/common/regions.ts';

/** The rows of a file beside this one, which holds no quotes. Throws when its header or a row is not as described in README.md. */
export const readTable = (file: string, header: string): string[][] => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const [first, ...lines] = text.trimEnd().split(/\r?\n/);
  if (first !== header) throw new Error(`${file}: its first line is not '${header}'`);
  const width = header.split(',').length;
  return lines.map((line) => {
    const fields = line.split(',');
    if (fields.length !== width || line.includes('"')) {
      throw new Error(`${file}: cannot read the line '${line}'`);
    }
    return fields;
  });
};

const idByCode = new Map(provinces.map(({ code, id }) => [code, id]));

/** The id of a province by its code, as in BC. Throws for any other. */
export const provinceIdOfCode = (code: string): string => {
  const id = idByCode.get(code);
  if (!id) throw new Error(`'${code}' is no province`);
  return id;
};
