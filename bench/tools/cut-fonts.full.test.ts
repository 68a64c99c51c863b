import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cutFonts } from './cut-fonts'
import { fromRoot } from '../../scripts/lib/project.mjs'

it('the fonts of the site are what `npm run bench -- fonts` cuts out of the packages at hand', { timeout: 300_000 }, async () => {
  const cuts = await cutFonts()
  const folder = fromRoot('src', 'components', 'ui', 'styles', 'fonts')
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  expect(cuts.map(({ name }) => name).sort()).toEqual(names.sort())
  for (const { name, bytes } of cuts) expect(bytes.equals(fs.readFileSync(path.join(folder, name))), name).toBe(true)
})
