import localFont from 'next/font/local'

/**
 * Self-hosted fonts, subset by `npm run bench -- fonts`: the display font in one weight with the width axis that the law of fit needs, the
 * text font from regular to bold. `latin` covers en, es, fr and de and is preloaded; `latin-ext` only loads if a page contains one of its
 * letters (names of people and places).
 */
const georama = localFont({
  src: './fonts/georama-latin.woff2',
  variable: '--font-georama',
  weight: '800',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
  declarations: [{ prop: 'font-stretch', value: '62.5% 150%' }],
})

const georamaExtended = localFont({
  src: './fonts/georama-latin-ext.woff2',
  variable: '--font-georama-ext',
  weight: '800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'font-stretch', value: '62.5% 150%' },
    { prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0' },
  ],
})

const hanken = localFont({
  src: './fonts/hanken-grotesk-latin.woff2',
  variable: '--font-hanken',
  weight: '400 750',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
})

const hankenExtended = localFont({
  src: './fonts/hanken-grotesk-latin-ext.woff2',
  variable: '--font-hanken-ext',
  weight: '400 750',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0' }],
})

/** For `<html className>`: defines the variables behind `--font-display` and `--font-text`. */
export const fontVariables = [georama, georamaExtended, hanken, hankenExtended].map(({ variable }) => variable).join(' ')
