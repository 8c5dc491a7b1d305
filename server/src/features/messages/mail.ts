import { absoluteUrl } from '@hanca/common/site.ts';
import { oneLine, quoted } from '../../mail/plain-text.ts';
import type { Mail } from '../../mail/queue.ts';

/** What a mail about a message is made of. */
export interface MessageMail {
  /** The address of who gets it. */
  recipient: string;
  recipientName: string;
  senderName: string;
  /** Null when the listing is gone. */
  realty: { id: number; title: string; visible: boolean } | null;
  text: string;
  publicUrl: string;
}

/** The mail that takes a message to its recipient: plain text, without anybody's address. */
export const messageMail = (message: MessageMail): Mail => {
  const { recipient, realty, publicUrl } = message;
  const sender = oneLine(message.senderName);
  const about = realty ? `'${oneLine(realty.title)}' 매물에 대해` : '지금은 지워진 매물에 대해';
  const link = (path: string) => absoluteUrl({ publicUrl }, path);
  return {
    recipient,
    subject: `[한카] ${sender}님이 메시지를 보냈어요`,
    text: [
      `${oneLine(message.recipientName)}님, 안녕하세요.`,
      `${sender}님이 ${about} 메시지를 보냈어요.`,
      ...(realty?.visible ? [`매물 보기: ${link(`/realtylist/${realty.id}`)}`] : []),
      '',
      quoted(message.text),
      '',
      '답장은 한카의 메시지함에서 보내 주세요. 이 메일에 바로 답장하면 상대방에게 전해지지 않아요.',
      link('/mypage/messages'),
      '',
      '사기를 조심하세요. 집을 직접 보고 계약서를 쓰기 전에는 보증금이나 예약금을 보내지 마세요.',
      '신분증 사진이나 계좌 비밀번호를 요구하면 답하지 말고 매물 화면에서 신고해 주세요.',
      '',
      '한카는 두 분의 이메일 주소를 서로에게 알리지 않아요.',
    ].join('\n'),
  };
};
