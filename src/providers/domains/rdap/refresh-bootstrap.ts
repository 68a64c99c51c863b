import { rdapLimits } from '@/config/limits'
import type { AddressRules } from '@/core/domains/rdap-server-address'
import { refuse, type Result } from '@/core/result'
import type { Bootstrap } from './bootstrap'
import { keepBootstrap, type BootstrapRefusal } from './bootstrap-file'
import { fetchSafely } from './fetch-safely'

interface RefreshOptions extends AddressRules {
  readonly address: string
  readonly folder: string
}

const TIMEOUT = 30_000

/** Fetches the list and keeps it, or leaves everything as it was. */
export const refreshBootstrap = async ({
  address,
  folder,
  ...rules
}: RefreshOptions): Promise<Result<Bootstrap, BootstrapRefusal | 'not-reached'>> => {
  const answer = await fetchSafely(address, {
    ...rules,
    signal: AbortSignal.timeout(TIMEOUT),
    maximumBytes: rdapLimits.bootstrapBytes,
    maximumRedirects: rdapLimits.redirects,
    headers: { Accept: 'application/json' },
  })
  return answer.kind === 'response' && answer.status === 200 ? keepBootstrap(folder, answer.body) : refuse('not-reached')
}
