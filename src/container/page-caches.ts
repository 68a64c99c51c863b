import { buildEnvironment } from '@/lib/config/env'
import { pagesTag } from '@/lib/config/shared-caching'
import { createVarnish } from '@/integrations/varnish'

/** ADR 012: no-op without a cache in front. */
export const purgeFrontCaches = (): Promise<void> => createVarnish(buildEnvironment().SHARED_CACHE_PURGE_URL).purge([pagesTag])
