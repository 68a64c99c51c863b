import type { Payload } from 'payload'
import { buildEnvironment } from '@/lib/config/env'
import type { ShopInFront } from '@/lib/config/front'
import { isStaging } from '@/lib/config/staging'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { pagePolicy, securityHeaders } from '@/lib/config/security-headers'
import { cdnCaching, pagesTag, sharedCaching } from '@/lib/config/shared-caching'
import { isCached } from '@/lib/config/site-routes'
import { maximumBodyBytes, maximumUploadBytes } from '@/lib/config/limits'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { endTraces } from '@/modules/operations/traces'
import { stopFollowing } from '@/payload/jobs/follow-content-changes'
import { stopWorker } from '@/payload/jobs/run-worker'
import { isDatabaseDown } from '@/lib/db/database-health'
import { outageAnswer, retryAfterSeconds } from '@/lib/http/plain-page'
import { countPage } from '@/lib/observability/metrics'
import { createFrontDoor, createLegacyUrlRewriter, createSiteIndex, createStaffSessionCheck } from './front-door'
import { frontErrorAnswer } from './error-response'
import { measureAnswer, requestTraces } from './trace-request'

const keepsPage = (pathname: string): boolean => {
  const [, language, ...rest] = pathname.split('/')
  return isLocale(language) && isCached(rest.length === 0 ? '/' : `/${rest.join('/')}`)
}

const outageOf: ShopInFront['outageOf'] = async (url, acceptLanguage) => {
  if (!isDatabaseDown()) return undefined
  const { contentType, body } = await outageAnswer(url, acceptLanguage)
  const headers = {
    ...Object.fromEntries(securityHeaders(false).map(({ key, value }) => [key, value])),
    'Content-Type': contentType,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
  }
  return { headers, body }
}

export const createShopInFront = (findPayload: () => Promise<Payload>): ShopInFront => {
  const hasStaffSession = createStaffSessionCheck(findPayload)
  const index = createSiteIndex(findPayload)
  return {
    answer: createFrontDoor(findPayload, index),
    followOldAddress: createLegacyUrlRewriter(index),
    contentChanged: () => void index.refresh().catch(() => undefined),
    keepsPage,
    pagePolicy: (hashes) => pagePolicy(hashes),
    sharedCaching,
    cdnHeaders: ['CDN-Cache-Control', cdnCaching(buildEnvironment().SHARED_CACHE_PURGE_URL.length > 0), 'Cache-Tag', pagesTag],
    securityHeaders: securityHeaders(false).flatMap(({ key, value }) => [key, value]),
    outageOf,
    refusalOf: frontErrorAnswer,
    maximumBodyBytes,
    maximumBytesOf: async (request) => ((await hasStaffSession(request.headers)) ? maximumUploadBytes : maximumBodyBytes),
    measure: (request, response) => measureAnswer(request, response),
    ...requestTraces(),
    stopWorker,
    shutdown: async () => {
      await Promise.all([stopWorker(), stopFollowing(await findPayload()).catch(() => undefined)])
      await endTraces()
    },
    countPage,
    warmUp: async () => Promise.all([index.refresh(), findCatalogSnapshot({ payload: await findPayload(), locale: defaultLocale })]),
    firstPage: `/${defaultLocale}`,
    isStaging,
  }
}
