import { expectAccessible, test, type Language } from './support/shop'
import { locales } from '../../src/lib/config/locales'
import { privatePaths, publicPaths } from './support/paths'

const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const

type Theme = (typeof themes)[number]

interface Visit {
  readonly language: Language
  readonly width: number
  /** The page loads in the first theme; for the others only colours change. */
  readonly shown: readonly Theme[]
}

/**
 * AXE=all visits every page in every combination of language, theme and width. Otherwise each page is visited once, with the
 * combinations in rotation.
 */
const isEverything = process.env.AXE === 'all'

const allVisits: readonly Visit[] = locales.flatMap((language) => widths.map((width) => ({ language, width, shown: themes })))
const singleVisits: readonly Visit[] = locales.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, width, shown: [theme] }))),
)

const visitsOf = (index: number): readonly Visit[] =>
  isEverything ? allVisits : singleVisits.slice((index * 5) % singleVisits.length).slice(0, 1)

/** Checked in the gate. */
const inSmoke: readonly string[] = ['', '/shared-hosting', '/domains/search', '/cart', '/checkout']

for (const [index, path] of [...publicPaths, ...privatePaths].entries()) {
  for (const { language, width, shown } of visitsOf(index)) {
    const tag = inSmoke.includes(path) ? ['@smoke'] : []
    test(`accessible ${path || '/'} (${language}, ${shown.join(' and ')}, ${width} px)`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const [turn, theme] of shown.entries()) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
        if (turn === 0) await page.goto(`/${language}${path}`)
        await expectAccessible(page, { onlyColours: turn > 0 })
      }
    })
  }
}
