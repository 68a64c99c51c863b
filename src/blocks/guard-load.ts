import { unstable_cache } from 'next/cache'
import { unstable_rethrow } from 'next/navigation'

/** A page with a hole in it is kept for one second, so that it heals by itself. */
const markIncomplete = unstable_cache(async () => null, ['incomplete-page'], { revalidate: 1 })

/**
 * A section whose data cannot be read does not break the rest of the page: `fallBack` replaces it, and the page is not cached.
 * What Next throws to steer a page (a redirect, a page that is not there) goes through.
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
