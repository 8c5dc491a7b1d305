import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { usePictureAddress } from '../../core/picture-address.ts';
import { ShowScreen } from '../../crud/ShowScreen.tsx';
import { Facts } from '../../layout/Facts.tsx';
import { ScreenSection } from '../../layout/ScreenSection.tsx';
import { absenceOf } from './absence.ts';
import { factsOf } from './facts.ts';
import { HideAction } from './HideAction.tsx';
import { RealtyReports } from './RealtyReports.tsx';

const Photo = ({ path, index }: { path: string; index: number }) => {
  const address = usePictureAddress(path);
  return (
    <Box component="a" href={address} target="_blank" rel="noopener" sx={{ lineHeight: 0 }}>
      <Box
        component="img"
        src={address && imageVariant(address, 'small')}
        alt={`사진 ${index + 1}`}
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '8px' }}
      />
    </Box>
  );
};

const Photos = ({ paths }: { paths: string[] }) => (
  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
    {paths.map((path, index) => (
      <Photo key={path} path={path} index={index} />
    ))}
  </Box>
);

const Absence = ({ realty }: { realty: RealtyDetail }) => {
  const absence = absenceOf(realty, new Date());
  if (!absence) return null;
  const reason = realty.hiddenReason ? `: ${realty.hiddenReason}` : '';
  // A fact of the listing, and nothing that has just gone wrong.
  return <Alert role="note" severity="warning">{`방문자에게 보이지 않아요. ${absence}${reason}`}</Alert>;
};

const Page = ({ realty }: { realty: RealtyDetail }) => {
  const { id, title, images, content, hiddenReason } = realty;
  return (
    <>
      <Typography component="h2" variant="h5" sx={{ fontWeight: 700, wordBreak: 'keep-all' }}>
        {title}
      </Typography>
      <Absence realty={realty} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <HideAction id={id} title={title} hidden={hiddenReason !== null} wide />
        <Button component="a" href={`/realtylist/${id}`} target="_blank" rel="noopener" variant="outlined">
          사이트에서 보기
        </Button>
      </Stack>
      <ScreenSection title="받은 신고">
        <RealtyReports realtyId={id} />
      </ScreenSection>
      <ScreenSection title="매물 정보">
        <Facts facts={factsOf(realty)} wide />
      </ScreenSection>
      <ScreenSection title="설명">
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
      </ScreenSection>
      <ScreenSection title="사진">
        {images.length > 0 ? (
          <Photos paths={images} />
        ) : (
          <Typography color="text.secondary">사진이 없어요.</Typography>
        )}
      </ScreenSection>
    </>
  );
};

/** One listing as staff read it, with what was reported of it. */
export const RealtyShow = () => (
  <ShowScreen<RealtyDetail> title="매물 상세">{(realty) => <Page realty={realty} />}</ShowScreen>
);
