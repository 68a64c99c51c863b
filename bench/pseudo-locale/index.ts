/**
 * npm run bench -- pseudo-locale: runs the production shop with its own database and German replaced by a pseudo-locale: accented, 40 % longer.
 * Visits every page of /de at 390 and 1440 px, and reports untranslated words and overflowing elements; exits with 1 if there are any. `--only /pricing` filters by path prefix.
 */
import { type Browser } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { runCommand, runLogged } from '../../scripts/lib/process.mjs'
import { ensureBrowser } from '../../tests/runner/browser.mjs'
import { scriptEnvironment } from '../../scripts/lib/migrations.mjs'
import { programArguments } from '../../scripts/lib/typescript.mjs'
import { fromRoot, type Variables } from '../../scripts/lib/project.mjs'
import { say, step } from '../../scripts/lib/output.mjs'
import { untilSettled } from '../lib/settled-page'
import { allowedWords } from './allowed-words'
import { compiledMessages } from './compiled-messages'
import { lookAtPage } from './look-at-page'
import { overflowsIn } from './overflow'
import { pseudoMessages, type MessageTree } from './pseudo-messages'
import { reportOf, type Finding } from './report'
import { untranslatedWords } from './untranslated-words'
import { openBrowser, openShop } from '../lib/shop'

const widths = [390, 1440] as const

const unlisted = [
  '/login',
  '/register',
  '/forgot-password',
  '/cart',
  '/checkout',
  '/domains/search?q=otterbean',
  '/services?type=storage',
  '/no-such-page',
]

const onlyAt = process.argv.indexOf('--only')
const only = onlyAt === -1 ? '' : (process.argv[onlyAt + 1] ?? '')

const writeMessages = (): string => {
  const folder = fromRoot('.data', 'pseudo-locale')
  const german = JSON.parse(readFileSync(fromRoot('src', 'lib', 'i18n', 'messages', 'de.json'), 'utf8')) as MessageTree
  mkdirSync(folder, { recursive: true })
  const file = `${folder}/messages.json`
  writeFileSync(file, JSON.stringify({ german: compiledMessages(german), pseudo: compiledMessages(pseudoMessages(german)) }))
  return file
}

const fill = async (env: Variables): Promise<unknown> =>
  runLogged('Filling the shop', process.execPath, await programArguments('bench/pseudo-locale/seed.ts'), {
    env: scriptEnvironment(env),
    log: 'pseudo-locale-seed',
  })

const findPaths = async (origin: string): Promise<readonly string[]> => {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const german = listed.filter((each) => /^\/de(\/|$)/.test(each)).map((each) => each.slice('/de'.length))
  return [...german, ...unlisted].filter((each) => each.startsWith(only))
}

const look = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
  width: number,
  allowed: ReadonlySet<string>,
): Promise<readonly Finding[]> => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'de' })
  const findings: Finding[] = []
  for (const path of paths) {
    await page.goto(`${origin}/de${path}`)
    await untilSettled(page)
    const { texts, boxes, pageOverflow } = await lookAtPage(page)
    for (const { name, text } of texts) {
      const words = untranslatedWords(text, allowed)
      if (words.length > 0) findings.push({ path: path || '/', width, kind: 'untranslated', name, what: words.join(' ') })
    }
    for (const { name, fault } of overflowsIn(boxes, width))
      findings.push({ path: path || '/', width, kind: 'overflow', name, what: fault })
    if (pageOverflow > 0)
      findings.push({
        path: path || '/',
        width,
        kind: 'overflow',
        name: 'the page',
        what: `it is ${pageOverflow} px wider than the screen`,
      })
  }
  await page.close()
  return findings
}

/** Ensures that the pseudo-locale is active, since otherwise nothing would be proven. */
const requirePseudo = async (origin: string): Promise<void> => {
  const html = await (await fetch(`${origin}/de`)).text()
  const h1 = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, ' ') ?? ''
  const menu = /<header[\s\S]*?<\/header>/.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? ''
  const plain = [h1, menu].filter((text) => !/[āēīōūŧşņ]/.test(text))
  if (plain.length > 0) throw new Error('The shop does not use the pseudo-locale, so its messages and content cannot be checked')
}

await runCommand(async () => {
  const executablePath = await step('Browser', ensureBrowser)
  const messages = await step('Writing pseudo-locale messages', writeMessages)
  const shop = await openShop('pseudo', {
    overrides: { PSEUDO_MESSAGES: messages },
    fill,
    preload: new URL('speak.mjs', import.meta.url).href,
  })
  await step('Checking that the shop uses the pseudo-locale', () => requirePseudo(shop.url))
  const browser = await openBrowser(executablePath)
  const paths = await findPaths(shop.url)
  const allowed = allowedWords()
  const findings: Finding[] = []
  for (const width of widths) {
    await step(`${paths.length} pages at ${width} px`, async (note) => {
      const found = await look(browser, shop.url, paths, width, allowed)
      findings.push(...found)
      note(`${found.length} findings`, found.length === 0)
    })
  }
  await browser.close()
  await shop.stop()
  say(findings.length === 0 ? '\nEvery word is translated, and everything fits.' : reportOf(findings))
  return findings.length === 0 ? 0 : 1
})
