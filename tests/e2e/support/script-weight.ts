import type { Page } from '@playwright/test'

/** Bytes by URL. */
export type Scripts = ReadonlyMap<string, number>

/** Scripts a screen has loaded once the network is idle. */
export const scriptsOf = async (page: Page, address: string): Promise<Scripts> => {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name))
      .map((entry) => [entry.name, entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0] as const),
  )
  return new Map(loaded)
}

/** H6: kilobytes loaded by one screen and not by the other. */
export const overBase = (base: Scripts, screen: Scripts): number =>
  [...screen].reduce((sum, [name, bytes]) => (base.has(name) ? sum : sum + bytes), 0) / 1000
