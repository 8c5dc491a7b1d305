import type { GoneRealty } from '@hanca/common/contract/saved.ts';
import { money } from '@hanca/common/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeps } from '../../deps.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { Section } from '../../ui/section.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import { goneQuery } from './list.ts';
import { NoteLine } from './note-line.tsx';
import { useLook } from './use-look.ts';

const fetchRemoveDialog = async () => (await import('./remove-dialog.tsx')).RemoveDialog;

const TITLE = '지금은 볼 수 없는 매물';

const GoneRow = ({ realty, member }: { realty: GoneRealty; member: number }) => {
  const { id, note, savedDate, savedPrice, isNews } = realty;
  const removal = useLazyDialog(fetchRemoveDialog);
  return (
    <li>
      <div>
        <p>
          {savedPrice === null ? '저장한 매물' : `저장할 때 월 ${money(savedPrice)}`}{' '}
          {isNews && <Tag>새 소식</Tag>}
        </p>
        <p className="quiet">
          <Time date={savedDate} />에 저장
        </p>
        <NoteLine id={id} title={TITLE} note={note} member={member} />
      </div>
      <Row>
        <Button onClick={removal.open}>목록에서 빼기</Button>
      </Row>
      {removal.Opened && <removal.Opened realty={realty} member={member} onClose={removal.close} />}
    </li>
  );
};

/** Saved homes that cannot be seen any more: what they were is not shown, what was noted is. */
export const Gone = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { data = [] } = useQuery(goneQuery(call, member));
  useLook(data);
  if (data.length === 0) return null;
  return (
    <Section id="gone" title={`${TITLE} ${data.length}개`}>
      <p className="quiet">거래가 끝났거나 올린 분이 내린 매물이에요. 다시 올라오면 위의 목록에 보여요.</p>
      <RowList>
        {data.map((realty) => (
          <GoneRow key={realty.id} realty={realty} member={member} />
        ))}
      </RowList>
    </Section>
  );
};
