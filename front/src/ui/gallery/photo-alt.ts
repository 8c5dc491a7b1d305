/** What a photo is called: '메트로타운 세컨룸 사진 2/3', or the title alone of the only one. In: its index. */
export const photoAlt = (title: string, index: number, count: number): string =>
  count > 1 ? `${title} 사진 ${index + 1}/${count}` : title;
