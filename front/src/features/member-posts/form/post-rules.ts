import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { type MemberPostInput, memberPostInput } from '@hanca/common/contract/member-posts.ts';
import { joinImages } from '@hanca/common/image-lists.ts';
import { rulesOf } from '../../../ui/form/rules.ts';
import type { Checked } from '../../../ui/form/use-checks.ts';
import type { PostValues } from '../drafts.ts';

const check = rulesOf(memberPostInput);

/** The rules of a post, by the contract; what is wrong with its region stands at the province. */
export const postRules = ({ title, content, images, ...values }: PostValues): Checked<MemberPostInput> => {
  const checked = check({
    title,
    content,
    postType: Number(values.postType),
    categoryId: Number(values.categoryId),
    regionId: values.cityId || values.provinceId || ALL_REGIONS,
    images: joinImages(images),
  });
  if (!('errors' in checked)) return checked;
  const { regionId, ...errors } = checked.errors;
  return { errors: regionId ? { ...errors, provinceId: regionId } : errors };
};
