import { ALL_REGIONS } from '@hanca/common/regions.ts';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { postTypeChoices, useRegionData } from '../../core/region-data.ts';
import { Notice } from '../../layout/Notice.tsx';
import { RegionDataGate } from '../../layout/RegionDataGate.tsx';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { HeadlineBoard } from './HeadlineBoard.tsx';
import { RegionSelect } from './RegionSelect.tsx';
import { subCategories } from './slots.ts';

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
      <HeadlineBoard
        key={`${regionId} ${postType}`}
        regionId={regionId}
        postType={postType}
        categories={subCategories(data, postType)}
      />
    </>
  );
};

/** Which posts stand first, by region and category: five numbered slots for each sub-category. */
export const HeadlineScreen = () => (
  <>
    <ScreenTitle text="헤드라인 관리" />
    <RegionDataGate>
      <Chosen />
    </RegionDataGate>
  </>
);
