/**
 * npm run bench -- fonts: subsets the site's fonts from their npm packages into src/components/ui/styles/fonts: the display face at one weight with
 * its width axis, the text face from regular to bold, and TrueType files for receipts and images with their character lists. Run after
 * updating a package or adding a weight.
 */
import fs from 'node:fs'
import path from 'node:path'
import { cutFonts } from './cut-fonts'
import { fromRoot } from '../../scripts/lib/project.mjs'
import { say } from '../../scripts/lib/output.mjs'

for (const { name, bytes } of await cutFonts()) {
  const file = fromRoot('src', 'components', 'ui', 'styles', 'fonts', name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
  say(`${name}: ${Math.round(bytes.length / 1024)} KB`)
}
