import { absoluteUrl } from '@hanca/common/site.ts';
import type { Config } from '../../config.ts';
import { oneLine } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';

/** What staff answered to an appeal. */
export const answerNews = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { title, lifted, answer }: { title: string; lifted: boolean; answer: string },
): News => ({
  subject: lifted ? '[한카] 조치를 되돌렸어요' : '[한카] 다시 살펴봤어요',
  lines: [
    lifted
      ? `'${oneLine(title)}'에 대한 조치를 다시 살펴보고 되돌렸어요.`
      : `'${oneLine(title)}'에 대한 조치를 다시 살펴봤지만 그대로 두기로 했어요.`,
    ...['', answer, ''],
    `받은 조치: ${absoluteUrl({ publicUrl }, '/mypage/decisions')}`,
  ],
});
