import { HTML, MARKDOWN } from '@hanca/common/posts.ts';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { SourceField } from '../../fields/SourceField.tsx';

const HtmlInput = lazy(async () => ({ default: (await import('../../fields/HtmlInput.tsx')).HtmlInput }));
const MarkdownInput = lazy(async () => ({
  default: (await import('../../fields/MarkdownInput.tsx')).MarkdownInput,
}));

const field = { source: 'content', label: '내용' };

/** The post's body in the editor of its content type; what was typed stays when the type changes. */
export const ContentInput = () => {
  const contentType: unknown = useWatch({ name: 'contentType' });
  if (contentType !== HTML && contentType !== MARKDOWN) return <SourceField {...field} />;
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={380} />}>
      {contentType === HTML ? <HtmlInput {...field} /> : <MarkdownInput {...field} />}
    </Suspense>
  );
};
