import { labelVariants } from './suggest-labels'
import { maximumLabelLength } from './parse-domain-name'
import type { DomainAvailability } from './types'

/** Names close to a taken one, under the same extension; the other extensions are rows of the search already. */
export const alternativeCandidates = (label: string, extension: string, maximum: number): readonly string[] =>
  labelVariants(label, maximumLabelLength)
    .slice(0, maximum)
    .map((variant) => `${variant}${extension}`)

/** §3: the alternative shown beside a taken name: the first candidate that is surely free, in the order of the candidates; S3: `unknown` is not free. */
export const chooseAlternative = (candidates: readonly string[], answers: readonly DomainAvailability[]): string | null => {
  const free = new Set(answers.filter(({ status }) => status === 'available').map(({ domain }) => domain))
  return candidates.find((candidate) => free.has(candidate)) ?? null
}
