import type { Quote } from '@/core/orders/types'
import { refusal, type Refusal } from '../refusals'
import type { Context } from '../context'

/** S8: every name is asked for again before anything is charged. S3: `unknown` cannot be bought. */
export const findUnavailable = async (context: Context, { lines }: Pick<Quote, 'lines'>): Promise<Refusal | null> => {
  const names = lines.filter(({ type, serviceData }) => type === 'domain' && serviceData.operation !== 'transfer').map(({ id }) => id)
  if (names.length === 0) return null
  const answers = await context.registry.checkAvailability(names)
  const domains = names
    .map((domain) => ({ domain, status: answers.find((answer) => answer.domain === domain)?.status ?? 'unknown' }))
    .filter(({ status }) => status !== 'available')
  const [first] = domains
  return first ? refusal('domain-unavailable', { values: { domain: first.domain }, details: { domains } }) : null
}
