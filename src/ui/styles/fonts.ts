import localFont from 'next/font/local'

/**
 * The two faces, self-hosted from their npm packages. `latin` covers en, es, fr and de and is preloaded; `latin-ext`
 * is only fetched when a page holds a letter of it (names of people and places). `standard` is the Georama file that
 * carries both the weight and the width axis, which the law of fit needs.
 */
const georama = localFont({
  src: '../../../node_modules/@fontsource-variable/georama/files/georama-latin-standard-normal.woff2',
  variable: '--font-georama',
  weight: '100 900',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '62.5% 150%' }],
})

const georamaExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/georama/files/georama-latin-ext-standard-normal.woff2',
  variable: '--font-georama-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '62.5% 150%' },
    { prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0' },
  ],
})

const hanken = localFont({
  src: '../../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  variable: '--font-hanken',
  weight: '100 900',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

const hankenExtended = localFont({
  src: '../../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  variable: '--font-hanken-ext',
  weight: '100 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0' }],
})

/** For `<html className>`: defines the variables that `--font-display` and `--font-text` stand on. */
export const fontVariables = [georama, georamaExtended, hanken, hankenExtended].map(({ variable }) => variable).join(' ')
