import { unstable_cache } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'

/** Caches an incomplete page for one second only. */
const markIncomplete = unstable_cache(async () => null, ['incomplete-page'], { revalidate: 1 })

/**
 * Contains a block's loading error: `fallBack` replaces the block, and the page is cached for a second. Errors that Next uses for
 * control flow (redirect, notFound) pass through.
 */
export const guardLoad = async <Loaded, FallenBack>(
  load: () => Promise<Loaded> | Loaded,
  fallBack: (fault: unknown) => Promise<FallenBack> | FallenBack,
  leaveMark: () => Promise<unknown> = markIncomplete,
): Promise<Loaded | FallenBack> => {
  try {
    return await load()
  } catch (fault) {
    unstable_rethrow(fault)
    await leaveMark()
    return fallBack(fault)
  }
}
