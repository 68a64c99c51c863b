import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ok, refuse, type Result } from '@/core/result'
import { createChallenge, openChallenge, spendChallenge, type Challenge } from '@/server/passkeys/challenge'
import { deletePasskeyOf, findPasskeysOf, insertPasskey, type Passkey } from '@/server/passkeys/passkey-repository'
import { readRegistration, registrationOptions } from '@/server/passkeys/register-passkey'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import type { Handle } from '@/server/platform/database/handle'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findAccountById } from '../account-repository'
import { confirmPassword } from '../confirm-password'
import { tellOwner } from '../tell-owner'

/** More than anybody has devices. */
const mostPasskeys = 20

const tooMany = refusal('too-many-passkeys', { values: { maximum: mostPasskeys } })

export interface Begun<Options> {
  readonly options: Options
  /** For the browser to bring back. */
  readonly ticket: string
}

/** K7: with the password, so that whoever finds an open browser adds none of their own. */
export const beginPasskey = async (
  context: Context,
  customer: SignedInCustomer,
  password: string,
): Promise<Result<Begun<PublicKeyCredentialCreationOptionsJSON>, Refusal>> => {
  const confirmed = await confirmPassword(context, customer, password)
  if (!confirmed.ok) return confirmed
  const known = await findPasskeysOf(context.payload.db.drizzle, customer.id)
  if (known.length >= mostPasskeys) return refuse(tooMany)
  const { brandName } = await context.payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0 })
  const { id, passwordStamp } = confirmed.value
  const { challenge, ticket } = createChallenge(context.payload, { id, passwordStamp }, context.now())
  return ok({ options: await registrationOptions(customer, brandName, challenge, known), ticket })
}

interface NamedPasskey {
  readonly ticket: string | null | undefined
  readonly name: string
  readonly response: RegistrationResponseJSON
}

/** With the account's row held: a new password ends what the old one allowed, and two pages at once add no more than fit. */
const keep = async (
  transaction: Handle,
  asked: Challenge,
  passkey: Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>,
  now: number,
): Promise<Result<null, Refusal>> => {
  const account = await findAccountById(transaction, passkey.customerId, { isLocked: true })
  if (!account || account.passwordStamp !== asked.owner?.passwordStamp) return refuse(refusal('begin-again'))
  if (!(await spendChallenge(transaction, asked))) return refuse(refusal('begin-again'))
  if ((await findPasskeysOf(transaction, account.id)).length >= mostPasskeys) return refuse(tooMany)
  if (!(await insertPasskey(transaction, passkey, now))) return refuse(refusal('passkey-refused'))
  await tellOwner(transaction, account, { kind: 'passkey-added' })
  return ok(null)
}

export const addPasskey = async (
  context: Context,
  customer: SignedInCustomer,
  { ticket, name, response }: NamedPasskey,
): Promise<Result<null, Refusal>> => {
  const asked = openChallenge(context.payload, ticket, context.now())
  if (asked?.owner?.id !== customer.id) return refuse(refusal('begin-again'))
  const made = await readRegistration(response, asked.challenge)
  if (!made) return refuse(refusal('passkey-refused'))
  return withinLimit(context.payload, () =>
    context.payload.db.drizzle.transaction((transaction) =>
      keep(transaction, asked, { ...made, customerId: customer.id, name }, context.now()),
    ),
  )
}

/** False where there was none. */
export const removePasskey = (context: Context, customer: SignedInCustomer, id: string): Promise<boolean> =>
  withinLimit(context.payload, () =>
    context.payload.db.drizzle.transaction(async (transaction) => {
      if (!(await deletePasskeyOf(transaction, customer.id, id))) return false
      const account = await findAccountById(transaction, customer.id)
      if (account) await tellOwner(transaction, account, { kind: 'passkey-removed' })
      return true
    }),
  )
