import { parseTypedDomain } from '../domains/parse-domain-name'
import type { DomainNameError } from '../domains/types'
import { ok, refuse, type Result } from '../result'

/** A name somebody holds already: `example.com`, its label and its extension. */
export interface TransferDomain {
  readonly domain: string
  readonly label: string
  readonly extension: string
}

/** §5, and a whole name: what is moved has an extension. */
export const parseTransferDomain = (input: string): Result<TransferDomain, DomainNameError | 'extensionMissing'> => {
  const parsed = parseTypedDomain(input)
  if (!parsed.ok) return parsed
  const { label, extension } = parsed.value
  return extension === null ? refuse('extensionMissing') : ok({ domain: `${label}${extension}`, label, extension })
}
