import { suggestionLimits } from '@/config/limits'
import { suggestLabels } from '@/core/domains/suggest-labels'

/** S7: at most 6, from 2 characters. */
export const suggestDomains = (q: string): readonly string[] => suggestLabels(q, suggestionLimits)
