import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Stop } from '../screenshots/contact-sheets/stops'
import { lookAtPage } from '../pseudo-locale/look-at-page'
import { overflowsIn } from '../pseudo-locale/overflow'
import { untilSettled } from '../lib/settled-page'

const widths = [1440, 768, 390] as const
const themes = ['light', 'dark'] as const

interface Fault {
  /** Page, rule or overflow, and its first occurrence. */
  readonly what: string
  /** Variant: `/de/pricing 390 dark`. */
  readonly where: string
}

export interface Looked {
  readonly looks: number
  readonly faults: readonly Fault[]
}

/** In the second theme only contrast rules can differ. */
const askAxe = async (page: Page, onlyColours: boolean): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (onlyColours) axe.withRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target }) => `${id} at ${target.join(' ')}`))
}

/** Fitted text is resized in the frames that follow. */
const untilFitted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))))

/** Overflow per width. Runs last, since it expands collapsed content. */
const findOverflows = async (page: Page, path: string): Promise<readonly Fault[]> => {
  const faults: Fault[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await untilFitted(page)
    const { boxes, pageOverflow } = await lookAtPage(page)
    const where = `${new URL(page.url()).pathname} ${width}`
    for (const { name, fault } of overflowsIn(boxes, width)) faults.push({ what: `${path}: ${name}: ${fault}`, where })
    if (pageOverflow > 0) faults.push({ what: `${path}: the page is wider than the screen`, where })
  }
  return faults
}

const look = async (page: Page, path: string): Promise<Looked> => {
  const faults: Fault[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const [turn, colorScheme] of themes.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const where = `${new URL(page.url()).pathname} ${width} ${colorScheme}`
      for (const fault of await askAxe(page, turn > 0)) faults.push({ what: `${path}: ${fault}`, where })
    }
  }
  faults.push(...(await findOverflows(page, path)))
  return { looks: widths.length * themes.length, faults }
}

/** A page that fails to load counts as an error. */
export const lookAtStop = async (page: Page, root: string, { path, ahead, before, after, waits }: Stop): Promise<Looked> => {
  try {
    await page.setViewportSize({ width: widths[0], height: 900 })
    await ahead?.(page)
    await page.goto(`${root}${path}`)
    await untilSettled(page)
    await before?.(page)
    if (!waits) await untilSettled(page)
    return await look(page, path || '/')
  } catch (error) {
    return { looks: 0, faults: [{ what: `${path || '/'}: ${String(error).split('\n')[0]}`, where: root }] }
  } finally {
    if (ahead) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await after?.(page)
  }
}
