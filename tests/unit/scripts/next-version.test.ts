import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { becomeNextVersion, mend } from '../../../bench/chaos/upgrade/next-version'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'next-version-'))
afterAll(() => fs.rmSync(home, { recursive: true }))

const read = (file: string) => fs.readFileSync(path.join(home, file), 'utf8')

it('renames a column in the sources, with its migrations, in a version that starts once mended', () => {
  const files = ['server/index.mjs', 'src/modules/checkout/checkout.repository.ts', 'src/modules/pricing/coupons.repository.ts'] as const
  fs.mkdirSync(path.join(home, 'src/payload/migrations'), { recursive: true })
  for (const file of files) fs.cpSync(file, path.join(home, file))
  becomeNextVersion(home)
  const [front, ...repositories] = files
  for (const file of repositories) expect(read(file).replaceAll('letter_box', 'box')).toBe(fs.readFileSync(file, 'utf8'))
  for (const file of repositories) expect(read(file)).toContain('letter_box')
  expect(read('src/payload/migrations/index.ts')).toContain('20990101_000100_contract_box')
  expect(read(front)).toContain('This version cannot start')
  mend(home)
  expect(read(front)).toBe(fs.readFileSync(front, 'utf8'))
})
