import { ALERT_TOPICS, ALERT_ZONES } from '@hanca/common/alerts.ts';
import type { AlertPreferences } from '@hanca/common/contract/alerts.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { Failed } from '../../session/failed.tsx';
import { Button } from '../../ui/button.tsx';
import { ChecksField, SelectField } from '../../ui/form/fields.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toasts.ts';
import { TOPIC_NAMES } from './words.ts';

const TOPICS = ALERT_TOPICS.map((topic) => ({ value: topic, title: TOPIC_NAMES[topic] }));
const ZONES = ALERT_ZONES.map(({ code, title }) => ({ value: code, title }));
const zoneTitle = (zone: string): string => ZONES.find(({ value }) => value === zone)?.title ?? zone;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), title: `${hour}시` }));

/** The night, until somebody says otherwise. */
const FROM = 22;
const TO = 8;

const Form = ({ stored }: { stored: AlertPreferences }) => {
  const { call } = useDeps();
  const [on, setOn] = useState<string[]>(ALERT_TOPICS.filter((topic) => !stored.off.includes(topic)));
  const [from, setFrom] = useState(stored.quiet ? String(stored.quiet.from) : '');
  const [to, setTo] = useState(String(stored.quiet?.to ?? TO));
  const [zone, setZone] = useState(stored.zone);
  const [busy, setBusy] = useState(false);
  const isAutomatic = zone === null && stored.zone === null;
  const current = isAutomatic ? ` 지금은 ${zoneTitle(stored.usedZone)} 시간으로 보내 드려요.` : '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const body = {
      off: ALERT_TOPICS.filter((topic) => !on.includes(topic)),
      quiet: from === '' ? null : { from: Number(from), to: Number(to) },
      zone,
    };
    try {
      await call((client) => client.alerts.prefer({ body }));
      showToast('알림 설정을 저장했어요.');
    } catch (error) {
      showToast(`저장하지 못했어요. ${failureText(error)}`, 'alert');
    }
    setBusy(false);
  };
  return (
    <Stack as="form" gap={4} onSubmit={(event) => void save(event)}>
      <ChecksField
        name="topics"
        label="받을 알림"
        choices={TOPICS}
        chosen={on}
        onChoose={setOn}
        hint="끈 종류는 켜 둔 조건이 있어도 알려 드리지 않아요."
      />
      <Row>
        <SelectField
          label="방해 금지 시작"
          choices={HOURS}
          none="쓰지 않기"
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        {from !== '' && (
          <SelectField
            label="방해 금지 끝"
            choices={HOURS}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </Row>
      <p className="quiet">
        {from === ''
          ? `바로 받는 메일과 기기 알림을 밤에 멈추려면 시작을 골라 주세요. 예: ${FROM}시`
          : '그동안 찾은 것은 방해 금지가 끝나면 한 번에 보내 드려요.'}
      </p>
      <SelectField
        label="시간대"
        hint={`매일 받는 알림은 이 시간대의 오전 8시에 보내 드려요. 방해 금지 시간도 이 시간대를 따라요.${current}`}
        choices={ZONES}
        none="자동 (마지막으로 로그인한 브라우저 기준)"
        value={zone ?? ''}
        onChange={({ target }) =>
          setZone(ALERT_ZONES.find(({ code }) => code === target.value)?.code ?? null)
        }
      />
      <Row>
        <Button type="submit" aria-disabled={busy}>
          {busy ? '저장하는 중…' : '설정 저장'}
        </Button>
      </Row>
    </Stack>
  );
};

/** Which topics a member wants to hear of, and when not by mail. */
export const Preferences = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const { data, error, refetch } = useQuery({
    queryKey: ['alert preferences', member],
    queryFn: ({ signal }) => call((client) => client.alerts.preferences({}, { signal })),
  });
  return (
    <Section id="preferences" title="받을 종류와 시간">
      {data && <Form stored={data} />}
      {error && !data && (
        <Failed error={error} title="설정을 불러오지 못했어요" onRetry={() => void refetch()} />
      )}
    </Section>
  );
};
