import type { RegistrationAnswer } from './registry'
import { ok, err, type Result } from '../result'
import { removeInvisible } from '../typed-text'
import type { CartLine } from '../cart/cart'
import { parseTypedDomain } from './parse-domain'
import type { DomainNameError } from './types'

/** N2: shown before a transfer. `unknown`: the registry did not respond. */
export const transferWarnings = ['locked', 'young', 'unknown'] as const
export type TransferWarning = (typeof transferWarnings)[number]

/** N2: registries may refuse transfers within 60 days of registration. */
const youngNameDays = 60

const day = 86_400_000

/** EPP and RDAP spell the status differently (RFC 8056). */
const isLock = (status: string): boolean => /^(?:client|server)transferprohibited$/.test(status.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** N2: only registered domains can transfer. Obstacles are warnings, since the owner can unlock or wait. */
export const evaluateTransfer = (answer: RegistrationAnswer, now: number): Result<readonly TransferWarning[], 'not-registered'> => {
  if (answer.status === 'not-registered') return err('not-registered')
  if (answer.status === 'unknown') return ok(['unknown'])
  const { statuses, registeredOn } = answer.registration
  const registered = registeredOn === null ? Number.NaN : Date.parse(registeredOn)
  return ok([
    ...(statuses.some(isLock) ? (['locked'] as const) : []),
    ...(now < registered + youngNameDays * day ? (['young'] as const) : []),
  ])
}

export const domainsToTransfer = (lines: readonly Pick<CartLine, 'type' | 'id' | 'serviceData'>[]): readonly string[] =>
  lines.filter(({ type, serviceData }) => type === 'domain' && serviceData?.operation === 'transfer').map(({ id }) => id)

/** EPP (RFC 5731) defines no length. Registries require at least 6 to 16 characters; few issue more than 32, but those are accepted. */
export const codeLength = { minimum: 6, maximum: 255 } as const

/** Trims copied whitespace; the code itself consists of visible ASCII. */
export const parseAuthorizationCode = (input: string): Result<string, 'required' | 'invalid'> => {
  const code = removeInvisible(input).trim()
  if (code === '') return err('required')
  const isLength = code.length >= codeLength.minimum && code.length <= codeLength.maximum
  return isLength && /^[\x21-\x7e]+$/.test(code) ? ok(code) : err('invalid')
}

export interface TransferDomain {
  readonly domain: string
  readonly label: string
  readonly extension: string
}

/** Splits a domain for transfer; its extension is required (§5). */
export const parseTransferDomain = (input: string): Result<TransferDomain, DomainNameError | 'extensionMissing'> => {
  const parsed = parseTypedDomain(input)
  if (!parsed.ok) return parsed
  const { label, extension } = parsed.value
  return extension === null ? err('extensionMissing') : ok({ domain: `${label}${extension}`, label, extension })
}

/** `prepared`: domain and auth code stored with a cart, not ordered yet. `requested`: order placed. The last two are final. */
export const transferStatuses = ['prepared', 'requested', 'awaiting-registry', 'completed', 'failed'] as const
export type TransferStatus = (typeof transferStatuses)[number]

const transitions = {
  prepared: ['requested'],
  requested: ['awaiting-registry', 'failed'],
  'awaiting-registry': ['completed', 'failed'],
  completed: [],
  failed: [],
} as const satisfies Record<TransferStatus, readonly TransferStatus[]>

export const canAdvanceTransfer = (from: TransferStatus, to: TransferStatus): boolean =>
  (transitions[from] as readonly TransferStatus[]).includes(to)

/** Ordered and not yet final. */
export const openTransferStatuses = ['requested', 'awaiting-registry'] as const satisfies readonly TransferStatus[]

/** R11: final transfers drop their auth code. */
export const isTransferClosed = (status: TransferStatus): boolean => transitions[status].length === 0

interface TransferStanding {
  readonly status: Exclude<TransferStatus, 'prepared'>
  /** Epoch milliseconds. */
  readonly lastEventAt: number
}

/** In-progress transfers are shown until final, then for `endedTransferDays`. */
export const isTransferShown = ({ status, lastEventAt }: TransferStanding, now: number, endedTransferDays: number): boolean =>
  !isTransferClosed(status) || now < lastEventAt + endedTransferDays * day
