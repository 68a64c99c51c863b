import fs from 'node:fs'
import { expect, it } from 'vitest'
import { cutFonts } from '../../../scripts/steps/cut-fonts'
import { fromRoot } from '../../../scripts/steps/paths.mjs'

it('the fonts of the site are what `npm run fonts` cuts out of the packages at hand', { timeout: 60_000 }, async () => {
  const cuts = await cutFonts()
  expect(cuts).toHaveLength(4)
  for (const { name, bytes } of cuts) expect(bytes.equals(fs.readFileSync(fromRoot('src', 'ui', 'styles', 'fonts', name))), name).toBe(true)
})
