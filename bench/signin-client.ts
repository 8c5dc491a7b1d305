// Sends sign-ins one after the other, from a process of its own: what the server does after an answer is not in its time.
import { timed } from './measure.ts';

export interface Attempt {
  /** Where it says that it comes from. */
  from: string;
  email: string;
}

process.on('message', async ({ url, attempts }: { url: string; attempts: Attempt[] }) => {
  const times: number[] = [];
  for (const { from, email } of attempts) {
    const ms = await timed(async () => {
      const { status } = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email, password: '틀린 비밀번호 하나' }),
      }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
      if (status !== 401) throw new Error(`answered ${status}`);
    });
    times.push(ms);
  }
  process.send?.(times);
  process.disconnect();
});
