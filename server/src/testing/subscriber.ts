import type { Subscriber } from '../db/listen.ts';

/** A subscriber that writes down what it receives: notifications by their payload, else 'listening' or 'lost'. */
export const recordingSubscriber = (): { subscriber: Subscriber; next(): Promise<string> } => {
  const written: string[] = [];
  let wake = () => {};
  const write = (event: string) => {
    written.push(event);
    wake();
  };
  return {
    subscriber: {
      notified: write,
      listening: (isListening) => write(isListening ? 'listening' : 'lost'),
    },
    /** The next thing it receives, each once. */
    next: async () => {
      while (written.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return written.shift() ?? '';
    },
  };
};
