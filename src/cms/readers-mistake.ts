import { isSchemaFault, isSenseless } from '@/lib/db/database-errors'

/**
 * What Payload throws where somebody asked for what cannot be, as a rule: a filter that is no JSON, a word where the database has a number.
 * A table or column that is not there may be a migration that is missing.
 */
export const isReadersMistake = (fault: unknown): boolean =>
  fault instanceof SyntaxError || (isSenseless(fault, true) && !isSchemaFault(fault))
