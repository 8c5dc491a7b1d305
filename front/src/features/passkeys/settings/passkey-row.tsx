import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import type { Passkey } from '@hanca/common/contract/passkeys.ts';
import { longDate } from '@hanca/common/dates.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusBehind } from '../../../ui/focus-on.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RenameForm } from './rename-form.tsx';

/** One passkey, to be renamed and removed. */
export const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const { name, backedUp, createdDate, usedDate } = passkey;
  const [renaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  if (renaming) {
    const end = () => {
      back.current = true;
      setRenaming(false);
    };
    return (
      <li ref={focusBehind}>
        <RenameForm passkey={passkey} onDone={end} />
      </li>
    );
  }
  return (
    <li ref={focusBehind}>
      <Icon name="key" />
      <div>
        <p>
          {name} {backedUp && <Tag tone="quiet">다른 기기에서도 사용</Tag>}
        </p>
        <p className="quiet">
          추가 {longDate(createdDate, OWN_CLOCKS)} ·{' '}
          {usedDate.time === '0' ? '아직 쓰지 않았어요' : `마지막 사용 ${longDate(usedDate, OWN_CLOCKS)}`}
        </p>
      </div>
      <Row gap={2}>
        <Button
          ref={(button) => {
            rename.current = button;
            // Where the form was, the focus goes on.
            if (button && back.current) button.focus();
            back.current = false;
          }}
          aria-label={`${name} 이름 바꾸기`}
          onClick={() => setRenaming(true)}
        >
          이름 바꾸기
        </Button>
        <Button aria-label={`${name} 삭제`} onClick={onRemove}>
          삭제
        </Button>
      </Row>
    </li>
  );
};
