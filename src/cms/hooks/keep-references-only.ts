import type { FieldHook } from 'payload'

/** What a cart line may hold: which product, how often, how paid. Never a price or a name (O4). */
const lineFields = ['lineId', 'type', 'id', 'billing', 'quantity', 'selectedPaymentType', 'partialType'] as const
const serviceDataFields = ['coverage', 'operation', 'domain', 'bundle'] as const

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const pick = (record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]))

const referenceOf = (line: Record<string, unknown>): Record<string, unknown> => {
  const serviceData = line['serviceData']
  return { ...pick(line, lineFields), ...(isRecord(serviceData) ? { serviceData: pick(serviceData, serviceDataFields) } : {}) }
}

/** O4: whatever else a cart line carries is dropped before it is stored. */
export const keepReferencesOnly: FieldHook = ({ value }) => (Array.isArray(value) ? value.filter(isRecord).map(referenceOf) : value)
