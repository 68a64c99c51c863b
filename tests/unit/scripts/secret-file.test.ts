import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOrCreateSecret } from '../../../scripts/lib/settings.mjs'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('a generated secret', () => {
  it('is created once, long, and readable by its owner only', () => {
    const file = path.join(folder, 'deep', 'secret')
    const secret = readOrCreateSecret(file)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(readOrCreateSecret(file)).toBe(secret)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  it('is never empty, even if a start was killed while writing', () => {
    const file = path.join(folder, 'secret')
    fs.writeFileSync(file, '')
    expect(readOrCreateSecret(file)).toMatch(/^[0-9a-f]{64}$/)
  })

  it('differs by location', () => {
    expect(readOrCreateSecret(path.join(folder, 'a'))).not.toBe(readOrCreateSecret(path.join(folder, 'b')))
  })
})
