// npm run titles: writes docs/page-titles.md, the titles, headings and descriptions of the seeded pages.
import fs from 'node:fs'
import { drawPageTitles } from './page-titles'

fs.writeFileSync('docs/page-titles.md', drawPageTitles())
process.stdout.write('docs/page-titles.md\n')
