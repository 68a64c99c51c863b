import type { Quote } from '@/core/orders/types'
import { refusal, type Refusal } from '../refusals'
import type { Context } from '../context'

/** The names that are to be registered. */
export const namesToRegister = ({ lines }: Pick<Quote, 'lines'>): readonly string[] =>
  lines.filter(({ type, serviceData }) => type === 'domain' && serviceData.operation !== 'transfer').map(({ id }) => id)

/** S8: every name is asked for again before anything is charged. S3: `unknown` cannot be bought. */
export const findUnavailable = async (context: Context, names: readonly string[]): Promise<Refusal | null> => {
  if (names.length === 0) return null
  const answers = await context.registry.checkAvailability(names)
  const domains = names
    .map((domain) => ({ domain, status: answers.find((answer) => answer.domain === domain)?.status ?? 'unknown' }))
    .filter(({ status }) => status !== 'available')
  const [first] = domains
  return first ? refusal('domain-unavailable', { values: { domain: first.domain }, details: { domains } }) : null
}
