import type { Page } from '@playwright/test'
import { networkMetricLimits } from '../../src/lib/config/limits'
import { expect, expectAccessible, test, wordsOf } from './support/shop'

const words = wordsOf('en')
const switchWords = words('networkMetrics.hold')

const trendsOf = (page: Page) => page.locator('.metric__percent').allTextContents()

/** Number of columns, and whether items fill them row by row in reading order. */
const masonryOf = (page: Page) =>
  page.locator('.masonry--4[data-packed]').evaluate((list) => {
    const lefts = [...list.children].map((item) => Math.round(item.getBoundingClientRect().left))
    const columns = [...new Set(lefts)].sort((one, other) => one - other)
    return { columns: columns.length, isInReadingOrder: lefts.every((left, index) => columns.indexOf(left) === index % columns.length) }
  })

const longestGap = (page: Page) =>
  page.locator('.masonry--4[data-packed]').evaluate((list) => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect())
    const gaps = boxes.flatMap((box, index) => {
      const above = boxes.slice(0, index).findLast(({ left }) => Math.round(left) === Math.round(box.left))
      return above ? [box.top - above.bottom] : []
    })
    return { least: Math.round(Math.min(0, ...gaps)), most: Math.round(Math.max(0, ...gaps)) }
  })

test.describe('case studies', () => {
  test('§2.42: 4 columns, 3 below 1280 px, 2 below 1024, 1 below 768, in reading order and without gaps', async ({ page }) => {
    await page.goto('/en/about')
    for (const [width, columns] of [
      [1440, 4],
      [1280, 4],
      [1279, 3],
      [1024, 3],
      [1023, 2],
      [768, 2],
      [767, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => masonryOf(page)).toEqual({ columns, isInReadingOrder: true })
      await expect.poll(async () => (await longestGap(page)).most).toBeLessThanOrEqual(8)
      expect((await longestGap(page)).least).toBe(0)
    }
  })

  test('§2: a story that unfolds pushes down only its own column', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en/about')
    await expect.poll(() => masonryOf(page)).toMatchObject({ columns: 4 })
    const items = page.locator('.masonry--4 > li')
    const topOf = (index: number) => items.nth(index).evaluate((item) => Math.round(item.getBoundingClientRect().top + scrollY))
    const [under, beside] = [await topOf(4), await topOf(5)]
    await items.first().getByText(words('caseStudies.whole')).click()
    await expect.poll(() => topOf(4)).toBeGreaterThan(under + 40)
    expect(await topOf(5)).toBe(beside)
  })
})

test.describe('the three steps', () => {
  const steps = (page: Page) =>
    page
      .getByRole('radiogroup')
      .filter({ has: page.locator('.step') })
      .getByRole('radio')

  test('§2.40: exactly one is selected, by arrow keys or by pointer, and shows its detail', async ({ page }) => {
    await page.goto('/en')
    const details = page.locator('.step__detail')
    await expect(steps(page)).toHaveCount(3)
    await expect(steps(page).nth(0)).toBeChecked()
    await steps(page).nth(0).focus()
    await page.keyboard.press('ArrowDown')
    await expect(steps(page).nth(1)).toBeChecked()
    await expect(steps(page).nth(0)).not.toBeChecked()
    await expect(details.nth(1)).toBeVisible()
    await expect(details.nth(0)).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(details.nth(1).getByRole('link')).toBeFocused()
    await page.locator('.step label').nth(2).click()
    await expect(steps(page).nth(2)).toBeChecked()
    await expect(details.filter({ visible: true })).toHaveCount(1)
  })

  test('the missing fourth screw is the last step', async ({ page }) => {
    await page.goto('/en')
    const holes = page.locator('.step-sign__hole').filter({ visible: true })
    for (const [step, missing] of [
      [0, 2],
      [1, 1],
      [2, 0],
    ] as const) {
      await steps(page).nth(step).check()
      await expect(holes).toHaveCount(missing)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('§2, R9: the steps can be selected, and the network’s figures stand without trends', async ({ page }) => {
    await page.goto('/en')
    await page.locator('.step label').nth(2).click()
    await expect(page.locator('.step__detail').nth(2)).toBeVisible()
    await page.goto('/en/cloud-hosting')
    await expect(page.locator('.metric__value').first()).toBeVisible()
    await expect(page.locator('.metric__gauge')).toHaveCount(0)
    await expect(page.getByRole('button', { name: switchWords })).toBeHidden()
  })
})

test.describe('network metrics', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  /** A mocked clock, so the test does not wait. */
  const open = async (page: Page) => {
    await page.clock.install()
    await page.goto('/en/cloud-hosting')
    await page.locator('.metrics').scrollIntoViewIfNeeded()
    await expect(page.locator('.metric__percent').first()).toBeVisible()
  }

  /** Advances the clock; returns whether the trends changed. */
  const changesIn = async (page: Page, milliseconds: number) => {
    const before = await trendsOf(page)
    await page.clock.runFor(milliseconds)
    return (await trendsOf(page)).join() !== before.join()
  }

  test('§2.43, R9: are still out of view, and new every 3 seconds in it', async ({ page }) => {
    await open(page)
    await page.getByRole('banner').scrollIntoViewIfNeeded()
    await expect.poll(() => changesIn(page, 4 * networkMetricLimits.refresh)).toBe(false)
    await page.locator('.metrics').scrollIntoViewIfNeeded()
    await expect.poll(() => changesIn(page, networkMetricLimits.refresh)).toBe(true)
    expect(await changesIn(page, networkMetricLimits.refresh)).toBe(true)
  })

  test('§4.23: between -10 and +10 %, green if nonnegative, red if negative, and the sign says it too', async ({ page }) => {
    await open(page)
    const gauges = await page.locator('.metric__gauge').evaluateAll((elements) =>
      elements.map((element) => ({
        trend: Number.parseFloat((element.querySelector('.metric__percent')?.textContent ?? '').replace('−', '-')),
        colour: getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
      })),
    )
    expect(gauges.length).toBeGreaterThan(0)
    for (const {
      trend,
      colour: [red = 0, green = 0],
    } of gauges) {
      expect(Math.abs(trend)).toBeLessThanOrEqual(networkMetricLimits.maximumTrendPercent)
      expect(green > red).toBe(trend >= 0)
    }
    await expect(page.getByText(words('networkMetrics.illustrative'))).toBeVisible()
  })

  test('a visitor can hold them still', async ({ page }) => {
    await open(page)
    const hold = page.getByRole('button', { name: switchWords })
    await hold.click()
    await expect(hold).toHaveAttribute('aria-pressed', 'true')
    expect(await changesIn(page, 4 * networkMetricLimits.refresh)).toBe(false)
    await hold.click()
    await expect.poll(() => changesIn(page, networkMetricLimits.refresh)).toBe(true)
  })

  test('R9: are static under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    await page.locator('.metrics').scrollIntoViewIfNeeded()
    expect(await changesIn(page, 4 * networkMetricLimits.refresh)).toBe(false)
    await expectAccessible(page)
  })
})

test.describe('the length of pages', () => {
  const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

  test('home is at most ten screens of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en')
    expect(await heightOf(page)).toBeLessThanOrEqual(10 * 844)
  })

  test('§2: all services are at most 9,000 px on a desktop; the others of a category open on a press', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en/services')
    expect(await heightOf(page)).toBeLessThanOrEqual(9000)
    const more = page.locator('.goods__more').first()
    await expect(more.locator('article').first()).toBeHidden()
    await more.locator('summary').click()
    await expect(more.locator('article').first()).toBeVisible()
  })
})
