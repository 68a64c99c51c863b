// npm run titles: prints the titles, headings and descriptions of the seeded pages.
import { renderPageTitles } from './page-titles'

process.stdout.write(renderPageTitles())
