/** What the trail calls the fields of a post: as the form does. */
export const fieldTitles: Record<string, string> = {
  title: '제목',
  contentType: '형식',
  content: '내용',
  images: '사진',
  thumbnail: '썸네일',
  status: '상태',
  regionId: '지역 ID',
  regionName: '지역',
  postType: '글 종류 값',
  postTypeTitle: '글 종류',
  categoryId: '분류 값',
  categoryTitle: '분류',
  tags: '태그',
  location: '위치',
  txType: '거래 유형',
  options: '옵션',
};
