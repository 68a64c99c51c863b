import anyAscii from 'any-ascii'
import iconv from 'iconv-lite'

/** The code page that DATEV reads. */
const codePage = 'win1252'

export const encodeWindows1252 = (text: string): Uint8Array => iconv.encode(text, codePage)

const isInCodePage = (character: string): boolean => iconv.decode(iconv.encode(character, codePage), codePage) === character

/** The same text with every character that Windows-1252 lacks spelt in ASCII ("Łódź" becomes "Lódz"), so that no name turns into question marks. */
export const inWindows1252 = (text: string): string =>
  [...text.normalize('NFC')].map((character) => (isInCodePage(character) ? character : anyAscii(character))).join('')
