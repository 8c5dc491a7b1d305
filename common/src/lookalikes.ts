/**
 * Letters and digits that look like a Latin letter, by that letter: those of Unicode's confusables.txt (Unicode Technical
 * Standard 39, version 10.0; see LICENSE) that are one character, run from left to right and are no form of the letter itself.
 */
export const UNICODE_LOOKALIKES: Record<string, string> = {
  a: 'ɑΑαАаᎪᗅꓮ𐊠𖽀',
  b: 'ƀƂƃƄɓΒБВЬѢѣҌҍᏏᏴᖯᗷꓐꞴ𐊂𐊡𐌁',
  c: 'ȼСсҪҫᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲',
  d: 'ÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪꓒꓓ',
  e: 'ɆɇΕЕеҽҿᎬⴹꓰꬲ𐊆𑢦𑢮',
  f: 'ƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂',
  g: 'ƍǤǥɠɡԌցᏀᏳᶃꓖ',
  h: 'ĦħɦΗНћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏',
  i: 'ıɨɩɪιіӏᎥᵻᵼꙇꭵ𑣃',
  j: 'ɈɉͿϳЈјᎫᒍꓙꞲ',
  k: 'ƙΚКҚҞᏦᛕⱩⲔꓗꝀ𐔘',
  l: 'ŁłƖƗƚǀɫɭΙІӀᏞᒪᛁⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨',
  m: 'ɱΜϺМӍᎷᗰᛖᵯⲘꓟ𐊰𐌑𑜀𑣣',
  n: 'ƝƞɳΝηոռᵰⲚꓠ𐔓',
  o: 'ØøƟɵΘΟθοσОоѲѳӨөՕօ०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑⲞⲟⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠',
  p: 'ƥΡρРрᏢᑭᵽⲢⲣꓑ𐊕',
  q: 'ʠԛգզⵕ',
  r: 'ƦɍɼɽгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵',
  s: 'ƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺',
  t: 'ŦŧƭƮȾΤТҬᎢᵵⲦꓔ𐊗𐊱𐌕𑢼𖼊',
  u: 'ɄʋυՍսሀᏌᑌᴜᵾꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂',
  v: 'νѴѵᏙᐯᴠⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈',
  w: 'ɯѡѽԜԝաᎳᏔᴡꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯',
  x: 'ΧХхҲᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬',
  y: 'ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃',
  z: 'ƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥',
};

/** What that file leaves out: small capitals, letters whose small form alone looks like it, and digits and signs read as one. */
export const MORE_LOOKALIKES: Record<string, string> = {
  a: 'ᴀ@4⍺',
  b: 'ʙв',
  c: 'ς¢₡',
  d: 'ᴅ',
  e: 'ᴇє3℮',
  f: 'ꜰ',
  g: 'ɢ',
  h: 'ʜн',
  i: 'l1|!ʟ',
  j: 'ᴊ',
  k: 'ᴋĸκк',
  m: 'ᴍм₥',
  n: 'ɴп',
  o: '0',
  p: 'ᴘ',
  r: 'ʀя',
  s: '5$',
  t: 'ᴛт',
};

/** Chinese and Japanese letters that look like one of Hangul; its upright stroke is also a Latin i. */
export const HANGUL_LOOKALIKES: Record<string, string> = {
  ㄱ: 'フ',
  ㄷ: '匚',
  ㄹ: '己已',
  ㅁ: '口囗ロ',
  ㅅ: '人入',
  ㅈ: 'ス',
  ㅏ: '卜ト',
  ㅜ: '丁',
  ㅡ: '一ー',
  i: 'ㅣ丨',
};

/** Vowels of Hangul by their strokes, as the same standard takes them apart. */
export const VOWEL_STROKES: Record<string, string> = {
  ㅐ: 'ㅏㅣ',
  ㅒ: 'ㅑㅣ',
  ㅔ: 'ㅓㅣ',
  ㅖ: 'ㅕㅣ',
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅏㅣ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅓㅣ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
};
