import { alertSearchPath } from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { useDeps } from '../../deps.ts';
import { Button } from '../../ui/button.tsx';
import { InlineSelect } from '../../ui/form/inline-select.tsx';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TOPIC_NAMES } from './words.ts';

const EMAIL = { channels: ['email'] } as const;
const PUSH = { channels: ['push'] } as const;
const BOTH = { channels: ['email', 'push'] } as const;

/** How an alert tells: by which ways at once or once a day, or on the site alone. */
const PACES: readonly (Partial<Pick<Alert, 'mode'>> & {
  channels: readonly Alert['channels'][number][];
  title: string;
})[] = [
  { ...EMAIL, mode: 'instant', title: '바로 메일로' },
  { ...PUSH, mode: 'instant', title: '바로 기기로' },
  { ...BOTH, mode: 'instant', title: '바로 메일과 기기로' },
  { ...EMAIL, mode: 'daily', title: '하루 한 번 메일로' },
  { ...PUSH, mode: 'daily', title: '하루 한 번 기기로' },
  { ...BOTH, mode: 'daily', title: '하루 한 번 메일과 기기로' },
  { channels: [], title: '한카에서만' },
];

/** What is over by the mail of the morning. */
const SOON = new Set<string>(['border', 'registrations', 'golf', 'fuel']);

/** By its title, which is unique. */
const paceOf = ({ channels, mode }: Alert): string =>
  PACES.find(
    (pace) =>
      (pace.mode === mode || channels.length === 0) &&
      ['email' as const, 'push' as const].every(
        (way) => pace.channels.includes(way) === channels.includes(way),
      ),
  )?.title ?? '';

const settingsOf = (chosen: string) => {
  const { channels = [], mode } = PACES.find(({ title }) => title === chosen) ?? {};
  return { channels: [...channels], ...(mode && { mode }) };
};

interface AlertRowProps {
  alert: Alert;
  words: string;
  busy: boolean;
  /** In: what changes it, and what is said then. */
  onChange: (send: () => Promise<unknown>, done: string) => void;
}

/** One alert: what it looks for, and how it tells. */
export const AlertRow = ({ alert, words, busy, onChange }: AlertRowProps) => {
  const { call } = useDeps();
  const { id, topic, criteria, paused } = alert;
  const params = { id };
  const update = (body: Partial<Pick<Alert, 'channels' | 'mode' | 'paused'>>, done: string) =>
    onChange(() => call((client) => client.alerts.update({ params, body })), done);
  return (
    <li>
      <div>
        <p>
          <Link to={alertSearchPath(topic, criteria)}>{words}</Link> {paused && <Tag tone="quiet">멈춤</Tag>}
        </p>
        <p className="quiet">{TOPIC_NAMES[topic]}</p>
      </div>
      <Row gap={2}>
        <InlineSelect
          label="받는 방법"
          aria-label={`${words} 받는 방법`}
          value={paceOf(alert)}
          disabled={busy}
          onChange={({ target }) => update(settingsOf(target.value), '받는 방법을 바꾸었어요.')}
        >
          {PACES.filter(({ mode }) => mode !== 'daily' || !SOON.has(topic)).map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </InlineSelect>
        <Button
          aria-label={`${words} 알림 ${paused ? '다시 받기' : '잠시 멈추기'}`}
          aria-disabled={busy}
          onClick={() => update({ paused: !paused }, paused ? '알림을 다시 받아요.' : '알림을 멈췄어요.')}
        >
          {paused ? '다시 받기' : '잠시 멈추기'}
        </Button>
        <Button
          aria-label={`${words} 알림 삭제`}
          aria-disabled={busy}
          onClick={() =>
            onChange(() => call((client) => client.alerts.remove({ params })), '알림을 삭제했어요.')
          }
        >
          삭제
        </Button>
      </Row>
    </li>
  );
};
