import { failureText, problemOf } from '../../failure.ts';

/** What a form says above its fields when sending it failed. */
export interface Refusal {
  title: string;
  detail: string;
  /** The problem's code, where the API answered. */
  code?: string | undefined;
}

/** A refusal of the whole, or what is wrong with which field. */
type Refused = { refusal: Refusal } | { errors: Record<string, string> };

const unexpected: Refusal = {
  title: '요청을 처리하지 못했어요',
  detail: '입력한 내용은 그대로 있어요. 잠시 후 다시 시도하고, 계속 안 되면 페이지를 새로 고쳐 주세요.',
};

/** What a form makes of a failed sending. In: what the call threw and the names of the form's fields. */
export const refuse = (error: unknown, fields: readonly string[]): Refused => {
  const { title, code, errors = [] } = problemOf(error);
  if (title === undefined) return { refusal: unexpected };
  const ofFields: Record<string, string> = {};
  for (const { path, message } of errors) {
    const full = path.replace(/^(?:body)?[./]/, '');
    // What is wrong inside of a field, as with one of many pictures, is shown at the field.
    const name = [full, full.split(/[./]/)[0] ?? ''].find((one) => fields.includes(one));
    if (name) ofFields[name] ??= message;
  }
  if (Object.keys(ofFields).length > 0) return { errors: ofFields };
  return { refusal: { title, detail: failureText(error), code } };
};
