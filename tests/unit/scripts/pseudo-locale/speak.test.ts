import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'pseudo-'))
const messages = path.join(folder, 'de.json')
writeFileSync(messages, '{"cart":"Ŵāŗēņ"}')
afterAll(() => rmSync(folder, { recursive: true }))

/** What a program that was started with the preload makes of a JSON text. */
const parsed = (text: string): unknown => {
  const file = path.join(folder, 'text.json')
  writeFileSync(file, text)
  const program = `process.stdout.write(JSON.stringify(JSON.parse(require('node:fs').readFileSync(${JSON.stringify(file)}, 'utf8'))))`
  const preload = new URL('../../../../scripts/pseudo-locale/speak.mjs', import.meta.url).href
  return JSON.parse(execFileSync(process.execPath, ['--import', preload, '-e', program], { env: { ...process.env, PSEUDO_MESSAGES: messages }, encoding: 'utf8' }))
}

const messagesOf = (locale: string) => JSON.parse(readFileSync(path.join(root, `src/i18n/messages/${locale}.json`), 'utf8')) as unknown

describe('a shop that speaks the pseudo-locale', () => {
  it('is handed its words in the place of German, as a build writes them', () => {
    expect(parsed(JSON.stringify(messagesOf('de')))).toEqual({ cart: 'Ŵāŗēņ' })
  })

  it('and everything else as it is', () => {
    expect(parsed(JSON.stringify(messagesOf('fr')))).toEqual(messagesOf('fr'))
    expect(parsed('{"a":1}')).toEqual({ a: 1 })
  })
})
