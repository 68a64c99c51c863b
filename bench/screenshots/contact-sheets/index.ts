/**
 * npm run bench -- contact-sheets [http://localhost:3000]: full-page screenshots of a running shop at 390, 768 and 1440 px, light and dark, in
 * four languages, combined into sheets under .data/contact-sheets, with an index.txt. Includes a full cart and a customer's pages.
 * `--states` captures extreme states: sixty available TLDs, thirty cart lines, two hundred domains, a domain of 63 letters.
 * `--only /pricing` limits the pages by path prefix, `--looks de-dark-390,en-light-1440` the 24 variants.
 */
import fs from 'node:fs'
import path from 'node:path'
import { type Browser } from '@playwright/test'
import { locales, type Locale } from '../../../src/lib/config/locales'
import { ensureBrowser } from '../../../tests/runner/browser.mjs'
import { fromRoot } from '../../../scripts/lib/project.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { say, step } from '../../../scripts/lib/output.mjs'
import { untilSettled } from '../../lib/settled-page'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { columnsOf, columnsPerSheet, writeSheet } from './sheet'
import { states } from './states'
import { findStops, type Stop } from './stops'
import { openBrowser } from '../../lib/shop'
import { textOption } from '../../lib/report'

interface Look {
  readonly name: string
  readonly language: Locale
  readonly theme: 'light' | 'dark'
  readonly width: 390 | 768 | 1440
}

const everyLook: readonly Look[] = locales.flatMap((language) =>
  (['light', 'dark'] as const).flatMap((theme) =>
    ([390, 768, 1440] as const).map((width) => ({ name: `${language}-${theme}-${width}`, language, theme, width })),
  ),
)

const only = textOption('only') ?? ''
const looks = textOption('looks')?.split(',')
const origin = process.argv.slice(2).find((each) => each.startsWith('http')) ?? 'http://localhost:3000'
const folder = fromRoot('.data', 'contact-sheets')

interface Column {
  readonly path: string
  readonly picture: Buffer
}

/** Triggers lazy rendering. Runs in the browser. */
const scrollThrough = async (): Promise<void> => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  scrollTo({ top: 0, behavior: 'instant' })
}

const photograph = async (browser: Browser, { language, theme, width }: Look, stops: readonly Stop[]): Promise<readonly Column[]> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' })
  const columns: Column[] = []
  for (const { path: address, ahead, before, after, waits } of stops) {
    await ahead?.(page)
    await page.goto(`${origin}/${language}${address}`)
    await untilSettled(page)
    await before?.(page)
    await page.evaluate(scrollThrough)
    if (!waits) await untilSettled(page)
    // long pages on a slow machine
    const taken = await page.screenshot({ fullPage: true, timeout: 180_000 })
    if (ahead) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await after?.(page)
    for (const picture of await columnsOf(taken, width)) columns.push({ path: address || '/', picture })
  }
  await page.close()
  return columns
}

const writeSheets = async ({ name, width }: Look, columns: readonly Column[]): Promise<readonly string[]> => {
  const perSheet = columnsPerSheet(width)
  const lines: string[] = []
  for (let start = 0; start < columns.length; start += perSheet) {
    const these = columns.slice(start, start + perSheet)
    const file = `${name}-${String(start / perSheet + 1).padStart(2, '0')}.png`
    await writeSheet(
      these.map(({ picture }) => picture),
      width,
      path.join(folder, file),
    )
    lines.push(`${file}  ${[...new Set(these.map((each) => each.path))].join('  ')}`)
  }
  return lines
}

await runCommand(async () => {
  checkMachine()
  const executablePath = await step('Browser', ensureBrowser)
  const browser = await openBrowser(executablePath)
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const stops = (process.argv.includes('--states') ? states : await findStops(origin)).filter(({ path: address }) =>
    address.startsWith(only),
  )
  const lines: string[] = []
  for (const look of everyLook.filter(({ name }) => looks?.includes(name) ?? true)) {
    await step(`${stops.length} pages, ${look.name}`, async () => {
      lines.push(...(await writeSheets(look, await photograph(browser, look, stops))))
    })
  }
  await browser.close()
  fs.writeFileSync(path.join(folder, 'index.txt'), `${lines.join('\n')}\n`)
  say(`\nThe sheets are in ${path.relative(fromRoot(), folder)}; index.txt lists the pages on each sheet.`)
  return 0
})
