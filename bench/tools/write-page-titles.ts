// npm run bench -- titles: writes docs/page-titles.md with the titles, headings and descriptions of the seeded pages.
import fs from 'node:fs'
import { renderPageTitles } from './page-titles'

fs.writeFileSync('docs/page-titles.md', renderPageTitles())
process.stdout.write('docs/page-titles.md\n')
