import { expectAccessible, test } from './support/shop'
import { languages, privatePaths, publicPaths } from './support/paths'

const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const

/** AXE=all: every page in every language, theme and width. Otherwise each page once, the combinations taking turns. */
const isEverything = process.env.AXE === 'all'

const combinations = languages.flatMap((language) => themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))))

const combinationsOf = (index: number) => (isEverything ? combinations : combinations.slice((index * 5) % combinations.length).slice(0, 1))

for (const [index, path] of [...publicPaths, ...privatePaths].entries()) {
  for (const { language, theme, width } of combinationsOf(index)) {
    test(`no barrier on ${path || '/'} (${language}, ${theme}, ${width} px)`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${language}${path}`)
      await expectAccessible(page)
    })
  }
}
