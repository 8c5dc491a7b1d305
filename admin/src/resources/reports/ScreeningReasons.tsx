import { reasonTitle, type ScreeningReason } from '@hanca/common/screening.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath } from 'react-admin';
import { Preview } from '../../layout/Preview.tsx';

/** Pairs of pictures that are shown of one reason. */
const PAIRS = 3;

/** The way to a record of the console: '매물 12', a member's name. */
const RecordLink = ({ resource, id, title }: { resource: string; id: number; title: string }) => {
  const createPath = useCreatePath();
  return (
    <Link component={LinkBase} to={createPath({ resource, id, type: 'show' })} underline="always">
      {title}
    </Link>
  );
};

const Listings = ({ ids }: { ids: readonly number[] }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
    {[...new Set(ids)].map((id) => (
      <RecordLink key={id} resource="realties" id={id} title={`매물 ${id}`} />
    ))}
  </Stack>
);

/** By what staff can judge a reason for themselves. */
const Evidence = ({ reason }: { reason: ScreeningReason }) => {
  switch (reason.code) {
    case 'price':
      return null;
    case 'phone':
      return (
        <>
          {reason.phone.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3')}
          <Listings ids={reason.realtyIds} />
        </>
      );
    case 'picture':
      return (
        <>
          {reason.pictures.slice(0, PAIRS).map(({ path, other }) => (
            <Stack key={`${path} ${other}`} direction="row" sx={{ flexWrap: 'wrap', gap: 0.5, py: 0.25 }}>
              <Preview path={path} width={80} />
              <Preview path={other} width={80} />
            </Stack>
          ))}
          <Listings ids={reason.pictures.map(({ realtyId }) => realtyId)} />
        </>
      );
    default:
      return (
        <>
          {reason.text ? `“${reason.text}”` : '탈퇴한 회원이 쓴 문장이에요.'}{' '}
          {reason.writer && (
            <RecordLink resource="users" id={reason.writer.id} title={`${reason.writer.name} 회원`} />
          )}
        </>
      );
  }
};

/** Why screening reports something, each reason with what speaks for it. */
export const ScreeningReasons = ({ reasons }: { reasons: readonly ScreeningReason[] }) => (
  <Stack component="ul" sx={{ gap: 0.75, listStyle: 'none', p: 0, my: 0.5, mx: 0, maxWidth: 420 }}>
    {reasons.map((reason) => (
      <Box component="li" key={JSON.stringify(reason)}>
        <Typography variant="body2" sx={{ fontWeight: 600, wordBreak: 'keep-all' }}>
          {reasonTitle(reason)}
        </Typography>
        <Typography component="div" variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <Evidence reason={reason} />
        </Typography>
      </Box>
    ))}
  </Stack>
);
