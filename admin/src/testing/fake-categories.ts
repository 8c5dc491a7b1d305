import { type Answer, answered, refusedField } from './extended-api.ts';

interface Category {
  id: number;
  value: number;
  title: string;
  pid: number;
}

const THEN = { time: '1732147200000' };

const told = (category: Category) => ({ ...category, createdDate: THEN, updatedDate: THEN });

/** The API's categories in memory; a value is there once in a list. Out: what answers their calls, and the categories. */
export const fakeCategories = (seed: Category[]) => {
  let categories = [...seed];

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
        const change = body as Category;
        const stored = categories.find((category) => category.id === change.id);
        const { value = stored?.value, title = stored?.title } = change;
        if (!stored || value === undefined || title === undefined) return null;
        const changed = { ...stored, value, title };
        if (taken(changed)) return refusedField('value', '이미 쓰고 있는 값이에요.', 'taken');
        categories = categories.map((category) => (category === stored ? changed : category));
        return answered(told(changed));
      }
      case 'DELETE /v1/command/categories/{id}':
        categories = categories.filter((category) => category.id !== id);
        return new Response(null, { status: 204 });
      default:
        return null;
    }
  };

  return { answer, categories: () => categories };
};
