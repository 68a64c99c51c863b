import { toFacts } from '@/modules/catalog/mappers'

/** An extension that tells nothing of itself. */
export const noFacts = toFacts({})
