import { buildEnvironment } from '@/lib/config/env'
import { pagesTag } from '@/lib/config/shared-caching'
import { createVarnish } from '@/integrations/varnish'

/** The caches in front, if there are any, ask for every page anew (ADR 042). */
export const purgeFrontCaches = (): Promise<void> => createVarnish(buildEnvironment().SHARED_CACHE_PURGE_URL).purge([pagesTag])
