import { absoluteUrl } from '@hanca/common/site.ts';
import { quoted } from '../../mail/plain-text.ts';
import type { News } from '../../mail/to-member.ts';

/** What a mail about a message is made of. */
interface MessageNews {
  conversationId: number;
  senderName: string;
  /** Null when the listing is gone. */
  realty: { id: number; title: string; visible: boolean } | null;
  text: string;
  /** How many photos came with it. */
  images: number;
  /** Whether a time to see the home was proposed: which it is in the zone of the reader, the site says. */
  viewing: boolean;
  publicUrl: string;
}

/** The mail about a new message: what its sender wrote is quoted as a whole, their name and the title too. */
export const messageNews = (news: MessageNews): News => {
  const { conversationId, senderName, realty, text, images, viewing, publicUrl } = news;
  const link = (path: string) => absoluteUrl({ publicUrl }, path);
  const written = [
    `보낸 사람: ${senderName}`,
    ...(realty ? [`매물: ${realty.title}`] : []),
    ...(viewing ? ['집 볼 시간을 제안했어요.'] : []),
    ...(images > 0 ? [`사진 ${images}장`] : []),
    ...(text ? ['', text] : []),
  ];
  return {
    subject: '[한카] 새 문의가 왔어요',
    lines: [
      '다른 회원이 보낸 문의가 있어요.',
      ...(realty?.visible ? [`매물 보기: ${link(`/realtylist/${realty.id}`)}`] : []),
      '',
      '아래는 상대방이 쓴 글이에요.',
      ...written.map(quoted),
      '',
      '답장은 한카에서 보내 주세요. 이 메일에 바로 답장하면 상대방에게 전해지지 않아요.',
      link(`/mypage/messages/${conversationId}`),
      '이 문의의 메일 알림은 위 화면에서 끌 수 있어요.',
      '',
      '사기를 조심하세요. 집을 직접 보고 계약서를 쓰기 전에는 보증금이나 예약금을 보내지 마세요.',
      '신분증 사진이나 계좌 비밀번호를 요구하면 답하지 말고 문의 화면에서 신고해 주세요.',
      '',
      '한카는 두 분의 이메일 주소를 서로에게 알리지 않아요.',
    ],
  };
};
