import type { RegistrationAnswer } from '../domains/registration-lookup'
import { ok, refuse, type Result } from '../result'

/** N2: what a holder should know before a name is moved. `unknown`: the registry did not answer. */
export const transferWarnings = ['locked', 'young', 'unknown'] as const
export type TransferWarning = (typeof transferWarnings)[number]

/** N2: so long after its registration a registry may refuse to let a name go. */
export const youngNameDays = 60

const day = 86_400_000

/** `clientTransferProhibited` and `client transfer prohibited` are the same (RFC 8056). */
const isLock = (status: string): boolean => /^(?:client|server)transferprohibited$/.test(status.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** N2: only a name somebody holds can be moved. What speaks against it is a warning: its holder can unlock it, or wait. */
export const judgeTransfer = (answer: RegistrationAnswer, now: number): Result<readonly TransferWarning[], 'not-registered'> => {
  if (answer.status === 'not-registered') return refuse('not-registered')
  if (answer.status === 'unknown') return ok(['unknown'])
  const { statuses, registeredOn } = answer.registration
  const registered = registeredOn === null ? Number.NaN : Date.parse(registeredOn)
  return ok([
    ...(statuses.some(isLock) ? (['locked'] as const) : []),
    ...(now < registered + youngNameDays * day ? (['young'] as const) : []),
  ])
}
