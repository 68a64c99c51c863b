import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import catalogLoader from 'next-intl/extractor/catalogLoader'
import { afterAll, describe, expect, it } from 'vitest'
import { compiledMessages } from '../../../../bench/pseudo-locale/compiled-messages'
import type { MessageTree } from '../../../../bench/pseudo-locale/pseudo-messages'

const root = path.resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'pseudo-'))
const german = JSON.parse(readFileSync(path.join(root, 'src/lib/i18n/messages/de.json'), 'utf8')) as MessageTree
const messages = path.join(folder, 'messages.json')
writeFileSync(messages, JSON.stringify({ german: compiledMessages(german), pseudo: '{"cart":"Ŵāŗēņ"}' }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Parses a JSON text in a program with the preload. */
const parsed = (text: string): unknown => {
  const file = path.join(folder, 'text.json')
  writeFileSync(file, text)
  const program = `process.stdout.write(JSON.stringify(JSON.parse(require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'))))`
  const preload = new URL('../../../../bench/pseudo-locale/speak.mjs', import.meta.url).href
  return JSON.parse(
    execFileSync(process.execPath, ['--import', preload, '-e', program], {
      env: { ...process.env, PSEUDO_MESSAGES: messages },
      encoding: 'utf8',
    }),
  )
}

/** Messages as the build writes them, from the loader `precompile` in next.config.ts uses. */
const built = async (locale: string): Promise<string> => {
  const resourcePath = path.join(root, `src/lib/i18n/messages/${locale}.json`)
  const written = await new Promise<string>((resolve, reject) => {
    const context = {
      resourcePath,
      rootContext: root,
      getOptions: () => ({ messages: { format: 'json', precompile: true } }),
      async:
        () =>
        (fault: Error | null, text = '') =>
          fault ? reject(fault) : resolve(text),
    }
    catalogLoader.call(context as never, readFileSync(resourcePath, 'utf8'))
  })
  return JSON.parse(written.slice('export default JSON.parse('.length, -');'.length)) as string
}

describe('a shop in the pseudo-locale', () => {
  it('gets its messages instead of German, as in a build', async () => {
    expect(parsed(await built('de'))).toEqual({ cart: 'Ŵāŗēņ' })
  })

  it('gets everything else unchanged', async () => {
    const french = await built('fr')
    expect(parsed(french)).toEqual(JSON.parse(french))
    expect(parsed('{"a":1}')).toEqual({ a: 1 })
  })
})
