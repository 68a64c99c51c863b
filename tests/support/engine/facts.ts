import { toFacts } from '@/server/catalog/mappers/to-facts'

/** An extension that tells nothing of itself. */
export const noFacts = toFacts({})
