/** An answer's text without its times: digits that may hold those of a house or a telephone by chance. */
export const withoutTimes = (text: string): string => text.replaceAll(/"time":"\d+"/g, '"time":""');
