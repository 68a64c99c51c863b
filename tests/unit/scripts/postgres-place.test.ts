import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canReach, restoreLinks } from '../../../scripts/lib/postgres-files.mjs'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

// only root can switch to another user
describe.runIf(process.getuid?.() === 0)('the database’s own user', () => {
  const nobody = { uid: 65_534, gid: 65_534 }

  it('can access a world-readable folder', () => {
    fs.chmodSync(folder, 0o711)
    expect(canReach(nobody, folder, '/bin/sh')).toBe(true)
  })

  it('cannot access one below a folder of root', () => {
    const inner = path.join(folder, 'inner')
    fs.mkdirSync(inner, { mode: 0o777 })
    fs.chmodSync(folder, 0o700)
    expect(canReach(nobody, inner, '/bin/sh')).toBe(false)
  })

  it('needs access to the program as well', () => {
    fs.chmodSync(folder, 0o711)
    const program = path.join(folder, 'postgres')
    fs.writeFileSync(program, '', { mode: 0o700 })
    expect(canReach(nobody, folder, program)).toBe(false)
  })
})

describe('the symlinks of the Postgres package', () => {
  it('are restored if npm ran no install script, and kept if present', () => {
    fs.mkdirSync(path.join(folder, 'native', 'lib'), { recursive: true })
    fs.writeFileSync(path.join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library')
    const links = [
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
      { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
    ]
    fs.writeFileSync(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
    restoreLinks(folder)
    restoreLinks(folder)
    for (const { target } of links) expect(fs.readFileSync(path.join(folder, target), 'utf8')).toBe('library')
    expect(fs.readlinkSync(path.join(folder, 'native', 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
  })
})
