import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { imageVariant } from '@hanca/common/images.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase, ShowBase, useShowContext } from 'react-admin';
import { useListPath } from '../../crud/list-search.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { factsOf } from './facts.ts';
import { HideAction } from './HideAction.tsx';
import { RealtyReports } from './RealtyReports.tsx';
import { absenceOf } from './standing.ts';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" variant="outlined" sx={{ p: 2 }}>
    <Typography component="h3" variant="h6" sx={{ mb: 1.25 }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

const Photos = ({ paths }: { paths: string[] }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
    {paths.map((path, index) => (
      <Box key={path} component="a" href={path} target="_blank" rel="noopener" sx={{ lineHeight: 0 }}>
        <Box
          component="img"
          src={imageVariant(path, 'small')}
          alt={`사진 ${index + 1}`}
          loading="lazy"
          sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '8px' }}
        />
      </Box>
    ))}
  </Box>
);

const Facts = ({ realty }: { realty: RealtyDetail }) => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
  >
    {factsOf(realty).map(([label, text]) => (
      <Box key={label} sx={{ display: 'flex', py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography component="dt" variant="body2" color="text.secondary" sx={{ flex: '0 0 104px' }}>
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
      </Box>
    ))}
  </Box>
);

const Absence = ({ realty }: { realty: RealtyDetail }) => {
  const absence = absenceOf(realty, new Date());
  if (!absence) return null;
  const reason = realty.hiddenReason ? `: ${realty.hiddenReason}` : '';
  return <Alert severity="warning">{`방문자에게 보이지 않아요. ${absence}${reason}`}</Alert>;
};

const Page = () => {
  const { record, isPending } = useShowContext<RealtyDetail>();
  const list = useListPath('realties');
  if (isPending) return <Skeleton variant="rounded" height={640} sx={{ mt: 2 }} />;
  if (!record) return null;
  const { id, title, images, content, hiddenReason } = record;
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Typography component="h2" variant="h5" sx={{ fontWeight: 700, wordBreak: 'keep-all' }}>
        {title}
      </Typography>
      <Absence realty={record} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <HideAction id={id} title={title} hidden={hiddenReason !== null} wide />
        <Button component="a" href={`/realtylist/${id}`} target="_blank" rel="noopener" variant="outlined">
          사이트에서 보기
        </Button>
        <Button component={LinkBase} to={list}>
          목록
        </Button>
      </Stack>
      <Section title="받은 신고">
        <RealtyReports realtyId={id} />
      </Section>
      <Section title="매물 정보">
        <Facts realty={record} />
      </Section>
      <Section title="설명">
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
      </Section>
      <Section title="사진">
        {images.length > 0 ? (
          <Photos paths={images} />
        ) : (
          <Typography color="text.secondary">사진이 없어요.</Typography>
        )}
      </Section>
    </Stack>
  );
};

/** One listing as staff read it, with what was reported of it. */
export const RealtyShow = () => (
  <ShowBase>
    <ScreenTitle text="매물 상세" />
    <Page />
  </ShowBase>
);
