import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addCompileHints, compileHint } from '@/lib/config/compile-hints'

let build: string
const write = (name: string, text: string) => {
  const file = path.join(build, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
const read = (name: string) => readFileSync(path.join(build, name), 'utf8')

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'compile-hints-'))
  for (const name of ['react', 'section', 'drawer', 'checkout', 'admin']) write(`static/chunks/${name}.js`, `${name}()`)
  write('server/app/(site)/[lang]/[[...path]]/page/build-manifest.json', JSON.stringify({ rootMainFiles: ['static/chunks/react.js'] }))
  write(
    'server/app/(site)/[lang]/[[...path]]/page_client-reference-manifest.js',
    'globalThis.__RSC_MANIFEST={"chunks":["/_next/static/chunks/section.js","/_next/static/chunks/react.js"]}',
  )
  write(
    'server/app/(site)/[lang]/[[...path]]/page/react-loadable-manifest.json',
    JSON.stringify({ drawer: { files: ['static/chunks/drawer.js'] } }),
  )
  write('server/app/(checkout)/[lang]/checkout/page_client-reference-manifest.js', '{"chunks":["/_next/static/chunks/checkout.js"]}')
  write('server/app/(payload)/admin/page_client-reference-manifest.js', '{"chunks":["/_next/static/chunks/admin.js"]}')
})
afterEach(() => rmSync(build, { recursive: true }))

describe('compile hints', () => {
  it('are added to scripts of site pages, and to none of the admin', () => {
    addCompileHints(build)
    expect(['react', 'section', 'drawer', 'checkout', 'admin'].map((name) => read(`static/chunks/${name}.js`))).toEqual([
      `${compileHint}react()`,
      `${compileHint}section()`,
      `${compileHint}drawer()`,
      `${compileHint}checkout()`,
      'admin()',
    ])
  })

  it('are not added twice', () => {
    addCompileHints(build)
    addCompileHints(build)
    expect(read('static/chunks/react.js')).toBe(`${compileHint}react()`)
  })

  it('fail a build whose manifests name no script', () => {
    rmSync(path.join(build, 'server'), { recursive: true })
    write('server/app/(site)/[lang]/page/build-manifest.json', JSON.stringify({ rootMainFiles: ['other/place/react.js'] }))
    expect(() => addCompileHints(build)).toThrow(/No site scripts found/)
  })

  it('fail a build without the site', () => {
    rmSync(path.join(build, 'server'), { recursive: true })
    expect(() => addCompileHints(build)).toThrow(/ENOENT/)
  })
})
