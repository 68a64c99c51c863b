import type { DomainAvailability } from '@/core/domains/types'
import { ok, err, type Result } from '@/core/result'
import type { DomainSearchResponse } from '@/modules/domains/schema'
import { type CallRefusal, callApi } from '@/components/api-client/call-api'

type Answer = Pick<DomainAvailability, 'status' | 'reason'>

/** S3: whether a domain is available, taken or unknown; domains under TLDs the shop does not sell are unknown. */
export const fetchAvailability = async (name: string): Promise<Result<Answer, CallRefusal>> => {
  const extension = name.slice(name.indexOf('.') + 1)
  const answer = await callApi<DomainSearchResponse>(
    `/api/domains/search?q=${encodeURIComponent(name)}&tlds=${encodeURIComponent(extension)}`,
  )
  if (!answer.ok) return err(answer.error)
  const row = answer.value.results.find(({ domain }) => domain === name)
  return ok({ status: row?.status ?? 'unknown', ...(row?.reason ? { reason: row.reason } : {}) })
}
