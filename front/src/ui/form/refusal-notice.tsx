import { Notice } from '../notice.tsx';
import type { Refusal } from './refusal.ts';

/** Why a form was not sent; nothing where it was not refused. */
export const RefusalNotice = ({ refusal }: { refusal: Refusal | null }) =>
  refusal && (
    <Notice tone="warn" title={refusal.title} live>
      {refusal.detail}
    </Notice>
  );
