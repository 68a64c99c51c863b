/**
 * npm run fonts: cuts the faces of the site out of their npm packages into src/components/ui/styles/fonts: the display face at its one
 * weight with the width axis that the law of fit needs, the text face from regular to bold; and what receipts and pictures
 * are drawn with, as plain TrueType, and which characters each file has. To be run when a package is updated or a weight is added.
 */
import fs from 'node:fs'
import path from 'node:path'
import { cutFonts } from './steps/cut-fonts'
import { fromRoot } from './steps/paths.mjs'
import { say } from './steps/progress.mjs'

for (const { name, bytes } of await cutFonts()) {
  const file = fromRoot('src', 'components', 'ui', 'styles', 'fonts', name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
  say(`${name}: ${Math.round(bytes.length / 1024)} KB`)
}
