/**
 * npm run bench -- thumbnails [http://localhost:3000]: thumbnails of all blocks for the admin's picker, taken from the preview in English and
 * light theme; without an address, on a fresh shop. Keeps a thumbnail that differs only by rendering noise. `--only hero,faq` takes
 * some.
 */
import fs from 'node:fs'
import { type Page as Tab } from '@playwright/test'
import { demoLogins } from '../../../seed/demo-logins'
import { pageBlocks } from '../../../src/payload/blocks'
import { thumbnailFile } from '../../../src/payload/admin/sketch'
import { ensureBrowser } from '../../../tests/runner/browser.mjs'
import { Fault, say, step } from '../../../scripts/lib/output.mjs'
import { checkMachine } from '../../../scripts/lib/prepare.mjs'
import { untilSettled } from '../../lib/settled-page'
import { runCommand } from '../../../scripts/lib/process.mjs'
import { isSamePicture, toThumbnail } from './picture'
import { openBrowser, visitShop } from '../../lib/shop'
import { textOption } from '../../lib/report'

type Block = Readonly<Record<string, unknown>> & { readonly blockType: string }

const only = textOption('only')?.split(',')
const given = process.argv.slice(2).find((each) => each.startsWith('http'))
const path = '/section-thumbnail'

const openScreen = async (tab: Tab, origin: string) => {
  const login = demoLogins.find((each) => each.collection === 'users' && each.role === 'marketing')
  const ask = async <Answer>(method: string, address: string, data?: object): Promise<Answer> => {
    const answer = await tab.request.fetch(`${origin}/api${address}`, { method, headers: { origin }, ...(data ? { data } : {}) })
    if (!answer.ok()) throw new Fault(`${method} ${address} returned ${answer.status()}`, `Check the response: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  await ask('POST', '/users/login', { email: login?.email, password: login?.password })
  return ask
}

const findExamples = (pages: readonly { readonly layout?: readonly Block[] | null }[]): ReadonlyMap<string, Block> => {
  const blocks = pages.flatMap(({ layout }) => layout ?? []).toReversed()
  return new Map(blocks.map((block) => [block.blockType, block]))
}

/** Removes everything but the block. Runs in the browser. */
const leaveSection = (): void => {
  for (const around of document.querySelectorAll('header, footer, .preview-bar, .page-head'))
    if (!around.closest('section')) around.remove()
  scrollTo({ top: 0, behavior: 'instant' })
}

const take = async (tab: Tab, origin: string): Promise<Buffer> => {
  await tab.goto(`${origin}/en/preview${path}`)
  await untilSettled(tab)
  await tab.evaluate(leaveSection)
  await tab.evaluate(() => document.fonts.ready.then(() => undefined))
  return toThumbnail(await tab.screenshot())
}

await runCommand(async () => {
  checkMachine()
  const executablePath = await step('Browser', ensureBrowser)
  const shop = await visitShop(given, 'thumbnails')
  const browser = await openBrowser(executablePath)
  const tab = await browser.newPage({ viewport: { width: 1200, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' })
  const ask = await openScreen(tab, shop.url)
  const { docs } = await ask<{ docs: { layout?: Block[] }[] }>('GET', '/pages?limit=200&depth=0&sort=path&locale=en')
  const examples = findExamples(docs)
  const { doc } = await ask<{ doc: { id: string } }>('POST', '/pages?draft=true', { title: 'Section', path, _status: 'draft' })
  try {
    const wanted = pageBlocks.map(({ slug }) => slug).filter((slug) => only?.includes(slug) ?? true)
    for (const slug of wanted) {
      const { id: _, ...block } = examples.get(slug) ?? { id: '', blockType: slug }
      await ask('PATCH', `/pages/${doc.id}?draft=true`, { layout: [block], _status: 'draft' })
      const picture = await take(tab, shop.url)
      const file = thumbnailFile(slug)
      const isKept = fs.existsSync(file) && (await isSamePicture(fs.readFileSync(file), picture))
      if (!isKept) fs.writeFileSync(file, picture)
      say(`${slug}: ${picture.length} bytes${isKept ? ', unchanged' : ''}`)
    }
  } finally {
    await ask('DELETE', `/pages/${doc.id}`)
    await browser.close()
    await shop.stop()
  }
  return 0
})
