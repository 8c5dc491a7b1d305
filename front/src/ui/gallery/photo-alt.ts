/** What a photo is called: '메트로타운 세컨룸 사진 2/3', or the title alone of the only one. In: its index; what one of them is called. */
export const photoAlt = (title: string, index: number, count: number, noun = '사진'): string =>
  count > 1 ? `${title} ${noun} ${index + 1}/${count}` : title;
