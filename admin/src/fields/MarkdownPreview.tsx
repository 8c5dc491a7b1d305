import { IMAGE_PATH } from '@hanca/common/images.ts';
import Box from '@mui/material/Box';
import type { Root } from 'mdast';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import Markdown, { type Components, type Options } from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { usePictureAddress } from '../core/picture-address.ts';

const TEXT = ['htmlFlow', 'htmlText', 'gfmFootnoteDefinition', 'gfmFootnoteCall', 'gfmPotentialFootnoteCall'];
const OWN = /^(?:#|\/(?!\/))/;

/** What markdown-it takes for no link. */
const REFUSED = /^(?:javascript|vbscript|file|data(?!:image\/(?:gif|png|jpeg|webp);)):/i;

type Plugins = NonNullable<Options['remarkPlugins']>;

/** What the server leaves as text: tags, footnotes, links that would run something, addresses without https://. */
const asTheServer: Extract<Plugins[number], (...given: never[]) => unknown> = function () {
  Object.assign(this.data(), { micromarkExtensions: [{ disable: { null: TEXT } }] });
  return (tree, file) =>
    visit(tree as Root, ['link', 'image'], (node, index, parent) => {
      if (!('url' in node) || !node.position || !parent || index === undefined) return;
      const value = String(file).slice(node.position.start.offset, node.position.end.offset);
      if (REFUSED.test(node.url) || value.startsWith('www.'))
        parent.children[index] = { type: 'text', value };
    });
};

const plugins: Plugins = [asTheServer, [remarkGfm, { singleTilde: false }], remarkBreaks];

/** As the server's sanitiser: without an address where it has one of another scheme or none. */
const safeUrl: Options['urlTransform'] = (url, key) => {
  const allowed = key === 'src' ? /^https:/i : /^(?:https?|mailto|tel):/i;
  return url.startsWith('//') || (/^[a-z][a-z0-9+.-]*:/i.test(url) && !allowed.test(url)) ? undefined : url;
};

interface PictureProps {
  src: string;
  alt: string | undefined;
}

const Picture = ({ src, alt }: PictureProps) => (
  <img src={src} alt={alt} loading="lazy" referrerPolicy="no-referrer" />
);

const StoredPicture = ({ src, alt }: PictureProps) => {
  const address = usePictureAddress(src);
  return address ? <Picture src={address} alt={alt} /> : null;
};

const components: Components = {
  h1: 'h2',
  del: 's',
  // The classes and alignment that remark adds are left out.
  a: ({ href, title, children }) => (
    <a
      href={href}
      title={title}
      {...(OWN.test(href ?? '') ? {} : { rel: 'nofollow ugc noopener', target: '_blank' })}
    >
      {children}
    </a>
  ),
  img: ({ src, alt }) => {
    if (!src) return null;
    return IMAGE_PATH.test(src) ? <StoredPicture src={src} alt={alt} /> : <Picture src={src} alt={alt} />;
  },
  input: ({ checked }) => (checked ? '☑' : '☐'),
  ul: ({ children }) => <ul>{children}</ul>,
  ol: ({ start, children }) => <ol start={start}>{children}</ol>,
  li: ({ children }) => <li>{children}</li>,
  code: ({ children }) => <code>{children}</code>,
  th: ({ children }) => <th>{children}</th>,
  td: ({ children }) => <td>{children}</td>,
};

/** Markdown as readers will see it: the server's rules, held to the same HTML by a test. */
export const RenderedMarkdown = ({ text }: { text: string }) => (
  <Markdown remarkPlugins={plugins} urlTransform={safeUrl} components={components}>
    {text}
  </Markdown>
);

/** Drawing takes too long beyond, in characters or quotes within quotes; the server refuses the latter. */
const LONG = 10_000;
const DEEP = /(?:> ?(?:[-*+] )*){51}/;

/** A form's markdown as it will look, drawn while it is typed. */
export const MarkdownPreview = ({ source }: { source: string }) => {
  const text = useDeferredValue(String(useWatch({ name: source }) ?? ''));
  return (
    <Box
      component="section"
      aria-label="미리보기"
      sx={{
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        overflow: 'auto',
        overflowWrap: 'anywhere',
        '& img': { maxWidth: '100%' },
        '& a': { color: 'primary.main' },
        '& table': { borderCollapse: 'collapse' },
        '& :is(th, td)': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
        '& blockquote': { borderLeft: 3, borderColor: 'divider', mx: 0, pl: 1.5 },
        '& pre': { overflow: 'auto', p: 1, bgcolor: 'action.hover' },
      }}
    >
      {text.length > LONG || DEEP.test(text) ? (
        '글이 길거나 복잡해서 미리보기를 보여 드리지 않아요.'
      ) : (
        <RenderedMarkdown text={text} />
      )}
    </Box>
  );
};
