/**
 * npm run bench -- handbook: updates the jobs in docs/marketing.md and its German version from the admin's guides, and takes their screenshots in a
 * separate shop. `--words` skips screenshots; `--only menu,undo` takes some; `http://localhost:3000` uses a running shop (and
 * writes to its DATABASE_URL).
 */
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { labels } from '../../../src/payload/admin/guides/how-to'
import { ensureBrowser } from '../../../tests/runner/browser.mjs'
import { Fault, say, step } from '../../../scripts/lib/output.mjs'
import { fromRoot } from '../../../scripts/lib/project.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { untilSettled } from '../../lib/settled-page'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { openScreen } from './desk'
import { documentOf, handbookLanguages, pictureFolder, pictureOf, picturedJobs, withJobs, type HandbookLanguage } from './document'
import { shots } from './shots'
import { openBrowser, speaksLanguages } from './speaks-languages'
import { visitShop } from '../../lib/shop'

const at = process.argv.indexOf('--only')
const only = at === -1 ? undefined : process.argv[at + 1]?.split(',')
const given = process.argv.find((each) => each.startsWith('http'))
const view = { width: 1280, height: 800 }
const mostBytes = 60_000

const writeDocuments = () => {
  for (const language of handbookLanguages) {
    const file = fromRoot(documentOf[language])
    fs.writeFileSync(file, withJobs(language, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''))
  }
}

/** Lowest quality loss within the size limit. */
const smallPicture = async (taken: Buffer): Promise<Buffer> => {
  for (const quality of [82, 74, 66, 58, 50, 40]) {
    const made = await sharp(taken).webp({ quality, effort: 6 }).toBuffer()
    if (made.length <= mostBytes) return made
  }
  throw new Error('A picture is too large')
}

const takePictures = async (): Promise<readonly string[]> => {
  const missed: string[] = []
  const executablePath = await step('Browser', ensureBrowser)
  if (!(await speaksLanguages(executablePath)))
    throw new Fault(
      'This browser writes its dates in English only, and German pictures would have English fields',
      'Install its languages (Debian: chromium-l10n), or name another Chromium in CHROMIUM_PATH.',
    )
  const shop = await visitShop(given, 'handbook')
  const take = async (language: HandbookLanguage) => {
    const browser = await openBrowser(executablePath, language)
    const looks = { viewport: view, colorScheme: 'light', reducedMotion: 'reduce', locale: language, timezoneId: 'Europe/Berlin' } as const
    const context = await browser.newContext({ baseURL: shop.url, ...looks })
    await context.addCookies([{ name: 'payload-lng', value: language, url: shop.url }])
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    // accept the prompt about unsaved changes
    page.on('dialog', (dialog) => void dialog.accept())
    const desk = await openScreen(context.request, shop.url, shop.databaseUrl)
    await desk.putBack('.org')
    fs.mkdirSync(fromRoot(pictureFolder, language), { recursive: true })
    for (const job of picturedJobs(language).filter(({ id }) => only?.includes(id) ?? true))
      await step(`${job.id}, ${language}`, async (note) => {
        try {
          await desk.fixTimes()
          await shots[job.id]?.({ page, desk, language, say: (label) => labels[label][language] })
          await untilSettled(page)
          const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
          fs.writeFileSync(fromRoot(pictureOf(language, job)), await smallPicture(taken))
        } catch (error) {
          // continue with the others
          missed.push(`${job.id}, ${language}: ${String(error)}`)
          note('missed', false)
        }
      })
    await browser.close()
  }
  for (const language of handbookLanguages) await take(language)
  await shop.stop()
  return missed
}

const removeOrphans = () => {
  for (const language of handbookLanguages) {
    const folder = fromRoot(pictureFolder, language)
    const kept = new Set(picturedJobs(language).map((job) => path.basename(pictureOf(language, job))))
    for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) if (!kept.has(file)) fs.rmSync(path.join(folder, file))
  }
}

await runCommand(async () => {
  checkMachine()
  writeDocuments()
  if (process.argv.includes('--words')) return 0
  const missed = await takePictures()
  removeOrphans()
  for (const each of missed) say(each)
  return missed.length === 0 ? 0 : 1
})
