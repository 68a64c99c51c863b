/**
 * npm run contact-sheets [-- http://localhost:3000]: every page of a running shop at 390, 768 and 1440 px, light and dark, in English and
 * German, on sheets under .data/contact-sheets. `-- --only /pricing` draws the pages whose path begins so.
 */
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { ensureBrowser } from './steps/browser.mjs'
import { fromRoot } from './steps/paths.mjs'
import { checkMachine } from './steps/prepare.mjs'
import { say, step } from './steps/progress.mjs'
import { runCommand } from './steps/until-stopped.mjs'

const widths = [390, 768, 1440] as const
const themes = ['light', 'dark'] as const
const languages = ['en', 'de'] as const

/** On a sheet: pictures this wide and at most this high, so many side by side. */
const tile = { width: 460, height: 1500, gap: 12, perRow: 4, perSheet: 8 }

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const only = argument('only')
const origin = process.argv.slice(2).find((each) => each.startsWith('http')) ?? 'http://localhost:3000'
const folder = fromRoot('.data', 'contact-sheets')

/** Paths without their language, as the site map lists them, and the pages of one visitor. */
const findPaths = async (): Promise<readonly string[]> => {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const paths = listed.filter((each) => /^\/en(\/|$)/.test(each)).map((each) => each.slice('/en'.length))
  return [...paths, '/login', '/register', '/cart', '/no-such-page'].filter((each) => only === undefined || each.startsWith(only))
}

interface Look {
  readonly language: (typeof languages)[number]
  readonly theme: (typeof themes)[number]
  readonly width: (typeof widths)[number]
}

const photograph = async (browser: Browser, { language, theme, width }: Look, paths: readonly string[]): Promise<readonly Buffer[]> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce' })
  const pictures: Buffer[] = []
  for (const each of paths) {
    await page.goto(`${origin}/${language}${each}`, { waitUntil: 'networkidle' })
    const whole = await page.screenshot({ fullPage: true })
    const small = await sharp(whole).resize({ width: tile.width }).toBuffer()
    const { height = 0 } = await sharp(small).metadata()
    pictures.push(await sharp(small).extract({ left: 0, top: 0, width: tile.width, height: Math.min(height, tile.height) }).toBuffer())
  }
  await page.close()
  return pictures
}

const writeSheet = async (pictures: readonly Buffer[], file: string): Promise<void> => {
  const rows = Math.ceil(pictures.length / tile.perRow)
  const place = (index: number) => ({
    left: tile.gap + (index % tile.perRow) * (tile.width + tile.gap),
    top: tile.gap + Math.floor(index / tile.perRow) * (tile.height + tile.gap),
  })
  const sheet = sharp({
    create: {
      width: tile.gap + tile.perRow * (tile.width + tile.gap),
      height: tile.gap + rows * (tile.height + tile.gap),
      channels: 3,
      background: '#808080',
    },
  })
  await sheet
    .composite(pictures.map((input, index) => ({ input, ...place(index) })))
    .jpeg({ quality: 80 })
    .toFile(file)
}

await runCommand(async () => {
  checkMachine()
  const executablePath = await step('Browser', ensureBrowser)
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])] })
  fs.mkdirSync(folder, { recursive: true })
  const paths = await findPaths()
  for (const language of languages) {
    for (const theme of themes) {
      for (const width of widths) {
        const name = `${language}-${theme}-${width}`
        await step(`${paths.length} pages, ${name}`, async () => {
          const pictures = await photograph(browser, { language, theme, width }, paths)
          for (let start = 0; start < pictures.length; start += tile.perSheet) {
            await writeSheet(pictures.slice(start, start + tile.perSheet), path.join(folder, `${name}-${String(start / tile.perSheet + 1).padStart(2, '0')}.jpg`))
          }
        })
      }
    }
  }
  await browser.close()
  say(`\nThe sheets are in ${path.relative(fromRoot(), folder)}; on them pages stand in this order:\n${paths.map((each) => each || '/').join(' ')}`)
  return 0
})
