import { type Answer, answered, refusedField } from './extended-api.ts';
import { outdated } from './problems.ts';

const OUTDATED = '그사이 다른 곳에서 내용이 바뀌었어요.';

interface Category {
  id: number;
  value: number;
  title: string;
  pid: number;
}

const THEN = 1_732_147_200_000;

const at = (time: number) => ({ time: String(time) });

/** The API's categories in memory; a value is there once in a list. Out: what answers their calls, and the categories. */
export const fakeCategories = (seed: Category[]) => {
  let categories = [...seed];
  let now = THEN;
  const changed = new Map<number, number>();

  const told = (category: Category) => ({
    ...category,
    createdDate: at(THEN),
    updatedDate: at(changed.get(category.id) ?? THEN),
  });

  const put = (category: Category) => {
    now += 1;
    changed.set(category.id, now);
    categories = categories.map((each) => (each.id === category.id ? category : each));
  };

  const taken = ({ id, pid, value }: Category) =>
    categories.some((other) => other.id !== id && other.pid === pid && other.value === value);

  const answer: Answer = ({ method, path, query, body }) => {
    const id = Number(path.split('/').at(-1));
    const list = categories
      .filter(({ pid }) => pid === Number(query.pid))
      .sort((a, b) => a.value - b.value)
      .map(told);
    switch (`${method} ${path.replace(/\/\d+$/, '/{id}')}`) {
      case 'GET /v1/query/categories':
        return answered(list);
      case 'GET /v1/query/categories/count':
        return answered(list.length);
      case 'POST /v1/command/categories': {
        const made = { ...(body as Category), id: 1000 + categories.length };
        if (taken(made)) return refusedField('value', '이미 쓰고 있는 값이에요.', 'taken');
        categories = [...categories, made];
        return answered(told(made), 201);
      }
      case 'PATCH /v1/command/categories': {
        const { basedOn, ...change } = body as Category & { basedOn?: { time: string } };
        const stored = categories.find((category) => category.id === change.id);
        const { value = stored?.value, title = stored?.title } = change;
        if (!stored || value === undefined || title === undefined) return null;
        if (basedOn && basedOn.time !== told(stored).updatedDate.time) return outdated(OUTDATED);
        const next = { ...stored, value, title };
        if (taken(next)) return refusedField('value', '이미 쓰고 있는 값이에요.', 'taken');
        put(next);
        return answered(told(next));
      }
      case 'DELETE /v1/command/categories/{id}':
        categories = categories.filter((category) => category.id !== id);
        return new Response(null, { status: 204 });
      default:
        return null;
    }
  };

  /** A name that somebody else gives. */
  const rename = (id: number, title: string): void => {
    const stored = categories.find((category) => category.id === id);
    if (stored) put({ ...stored, title });
  };

  return { answer, categories: () => categories, rename };
};
