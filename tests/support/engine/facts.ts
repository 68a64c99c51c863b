import { toFacts } from '@/modules/catalog/mappers'

export const noFacts = toFacts({})
