import type { Language } from '@hanca/common/messages.ts';
import type { ProblemDocument } from '@hanca/common/problem-document.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The page for when no page can be rendered: plain HTML that needs nothing else of the site. */
export const errorPage = (
  { status, title, detail }: ProblemDocument,
  language: Language,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} | 한카</title>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(detail)}</p>
<p><a href="/">${language === 'ko' ? '처음으로' : 'Home'}</a></p>
<p><small>${status}</small></p>
</main>
</body>
</html>
`;
