import type { Locale } from '@/lib/config/locales'
import { sectionName } from '@/lib/config/preview-messages'
import type { Page } from '@/payload-types'
import { getContext } from '@/request-context'
import type { PageBlock } from '@/modules/content/pages'
import { describeFault } from '@/lib/db/database-errors'
import { languageOfBlock } from '@/lib/text-language'
import { guardLoad } from './guard-load'
import { sectionReads } from './section-reads'
import { sections } from './registry'
import type { LoadedBlock } from './loaded-block'

const headingOf = (block: PageBlock): string | null => ('heading' in block && typeof block.heading === 'string' ? block.heading : null)

/** Short, where the database's own id is two dozen random letters in every page. */
const idOf = (layout: readonly PageBlock[], index: number): string =>
  sectionName(
    layout.map(({ blockType }) => blockType),
    index,
  )

const loadBlock = (block: PageBlock, id: string, locale: Locale): Promise<LoadedBlock> =>
  guardLoad(
    async () => {
      const section = sections[block.blockType]
      const lang = section.marksBorrowed ? undefined : languageOfBlock(block)
      return { id, ...(await section.load(block, sectionReads(locale))), ...(lang === undefined ? {} : { lang }) }
    },
    async (fault) => {
      const { logger } = await getContext(locale)
      logger.error({ fault: describeFault(fault), section: block.blockType }, 'A section could not be loaded')
      return { id, slug: 'failed', section: block.blockType, heading: headingOf(block) } as const
    },
  )

/** A page's blocks with everything they show, ready for `RenderBlocks`. */
export const loadBlocks = (page: Page, locale: Locale): Promise<readonly LoadedBlock[]> =>
  Promise.all((page.layout ?? []).map((block, index, layout) => loadBlock(block, idOf(layout, index), locale)))
