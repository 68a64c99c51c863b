import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from '../../../scripts/lib/project.mjs'

let folder = ''
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  fs.writeFileSync(path.join(folder, file), text)
}
const now = (...values: string[]) => fingerprint(folder, ['src', 'config.ts'], values)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'))
  write('src/a.ts', 'a')
  write('src/deep/b.ts', 'b')
  write('config.ts', 'c')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('the fingerprint of sources', () => {
  it('is stable without changes, and ignores timestamps', () => {
    const before = now()
    fs.utimesSync(path.join(folder, 'src/a.ts'), 1, 1)
    expect(now()).toBe(before)
  })

  it.each([
    ['a file deep inside changes', () => write('src/deep/b.ts', 'B')],
    ['a file is added', () => write('src/c.ts', '')],
    ['a file goes', () => fs.rmSync(path.join(folder, 'src/a.ts'))],
    ['a file is renamed', () => fs.renameSync(path.join(folder, 'src/a.ts'), path.join(folder, 'src/z.ts'))],
    ['text moves from one file to the next', () => (write('src/a.ts', ''), write('src/deep/b.ts', 'ab'))],
  ])('changes when %s', (_, change) => {
    const before = now()
    change()
    expect(now()).not.toBe(before)
  })

  it('ignores files outside its inputs', () => {
    const before = now()
    write('seed/demo.ts', 'x')
    expect(now()).toBe(before)
  })

  it('changes with its values', () => expect(now('standalone')).not.toBe(now()))
})
