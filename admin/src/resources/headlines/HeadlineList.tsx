import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { isProvinceId } from '@hanca/common/regions.ts';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { NotFound } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import { postTypeChoices, useRegionData } from '../../core/region-data.ts';
import { Notice } from '../../layout/Notice.tsx';
import { RegionDataGate } from '../../layout/RegionDataGate.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { HeadlineBoard } from './HeadlineBoard.tsx';
import { RegionSelect } from './RegionSelect.tsx';
import { subCategories } from './slots.ts';

/** Where the site shows what is in the slots of a region. */
const shownAt = (regionId: string): string => {
  if (regionId === ALL_REGIONS) {
    return '이 종류의 모든 글 목록 맨 위에 보여요. 홈에는 모든 종류를 통틀어 앞자리부터 다섯 개가 보여요.';
  }
  if (isProvinceId(regionId)) return '이 종류의 글 목록에서 이 지역을 고르면 전체 헤드라인보다 먼저 보여요.';
  return '글 목록은 주까지만 고를 수 있어서 도시의 헤드라인은 아직 사이트에 보이지 않아요.';
};

const Chosen = () => {
  const { data } = useRegionData();
  const [search, setSearch] = useSearchParams();
  const types = postTypeChoices(data).filter(({ id }) => subCategories(data, id).length > 0);
  const regionId = search.get('regionId') ?? ALL_REGIONS;
  const wanted = Number(search.get('postType'));
  const postType = types.find(({ id }) => id === wanted)?.id ?? types[0]?.id;

  const choose = (name: string, value: string) =>
    setSearch(
      (before) => new URLSearchParams([...before].filter(([key]) => key !== name).concat([[name, value]])),
    );

  if (postType === undefined)
    return <Notice text="분류가 있는 글 종류가 없어요. 카테고리를 먼저 추가해 주세요." />;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, pt: 2, flexWrap: 'wrap' }}>
        <RegionSelect value={regionId} onChange={(id) => choose('regionId', id)} />
        <TextField
          select
          label="글 종류"
          value={postType}
          onChange={(event) => choose('postType', event.target.value)}
          sx={{ width: { xs: '100%', sm: 200 } }}
        >
          {types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
        {shownAt(regionId)}
      </Typography>
      <HeadlineBoard
        key={`${regionId} ${postType}`}
        regionId={regionId}
        postType={postType}
        categories={subCategories(data, postType)}
      />
    </>
  );
};

/** Which posts come first, by region and category: five numbered slots for each sub-category. */
export const HeadlineList = () => {
  const { '*': rest } = useParams();
  if (rest) return <NotFound />;
  return (
    <>
      <ScreenTitle text="헤드라인 관리" />
      <RegionDataGate>
        <Chosen />
      </RegionDataGate>
    </>
  );
};
