import { Title } from 'react-admin';

/** A screen's title: in the bar's heading and as the document's title. */
export const ScreenTitle = ({ text }: { text: string }) => (
  <>
    <title>{`${text} · 한카 Admin Console`}</title>
    <Title title={text} preferenceKey={false} />
  </>
);
