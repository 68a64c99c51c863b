import type { RegistrationAnswer } from './registry'
import { ok, err, type Result } from '../result'
import { removeInvisible } from '../typed-text'
import type { CartLine } from '../cart/cart'
import { parseTypedDomain } from './parse-domain'
import type { DomainNameError } from './types'

/** N2: what a holder should know before a name is moved. `unknown`: the registry did not answer. */
export const transferWarnings = ['locked', 'young', 'unknown'] as const
export type TransferWarning = (typeof transferWarnings)[number]

/** N2: so long after its registration a registry may refuse to let a name go. */
const youngNameDays = 60

const day = 86_400_000

/** `clientTransferProhibited` and `client transfer prohibited` are the same (RFC 8056). */
const isLock = (status: string): boolean => /^(?:client|server)transferprohibited$/.test(status.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** N2: only a name somebody holds can be moved. What speaks against it is a warning: its holder can unlock it, or wait. */
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

/** The names a cart asks to be moved here. */
export const namesToMove = (lines: readonly Pick<CartLine, 'type' | 'id' | 'serviceData'>[]): readonly string[] =>
  lines.filter(({ type, serviceData }) => type === 'domain' && serviceData?.operation === 'transfer').map(({ id }) => id)

/** What registrars hand out is rarely longer than 32. */
export const maximumCodeLength = 255

/** Spaces around it come from copying; inside, a code is visible ASCII. */
export const parseAuthorizationCode = (input: string): Result<string, 'required' | 'invalid'> => {
  const code = removeInvisible(input).trim()
  if (code === '') return err('required')
  return code.length <= maximumCodeLength && /^[\x21-\x7e]+$/.test(code) ? ok(code) : err('invalid')
}

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
  return extension === null ? err('extensionMissing') : ok({ domain: `${label}${extension}`, label, extension })
}

/**
 * Where a transfer stands. `prepared`: a name and its code beside a cart, nothing ordered yet. `requested`: its order is
 * placed. The last two are the end.
 */
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

/** Ordered, and not at its end. */
export const transfersUnderWay = ['requested', 'awaiting-registry'] as const satisfies readonly TransferStatus[]

/** R11: a secret is kept no longer than it is of use. */
export const isTransferOver = (status: TransferStatus): boolean => transitions[status].length === 0

interface TransferStanding {
  readonly status: Exclude<TransferStatus, 'prepared'>
  /** Epoch milliseconds of its last event. */
  readonly lastEventAt: number
}

/** A move is shown among what is going on until it is over, and how it ended for some days after. */
export const isTransferShown = ({ status, lastEventAt }: TransferStanding, now: number, endedTransferDays: number): boolean =>
  !isTransferOver(status) || now < lastEventAt + endedTransferDays * day
