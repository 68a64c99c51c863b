import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ok, refuse, type Result } from '@/core/result'
import { createChallenge, openChallenge, spendChallenge } from '@/server/passkeys/challenge'
import { deletePasskeyOf, findPasskeysOf, insertPasskey } from '@/server/passkeys/passkey-repository'
import { readRegistration, registrationOptions } from '@/server/passkeys/register-passkey'
import type { Context, SignedInCustomer } from '@/server/platform/context'
import { withinLimit } from '@/server/platform/database/transaction-limit'
import { refusal, type Refusal } from '@/server/platform/refusals'
import { findAccountById } from '../account-repository'
import { confirmPassword } from '../confirm-password'
import { tellOwner } from '../tell-owner'

/** More than anybody has devices. */
const mostPasskeys = 20

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
  if (known.length >= mostPasskeys) return refuse(refusal('too-many-passkeys', { values: { maximum: mostPasskeys } }))
  const { brandName } = await context.payload.findGlobal({ slug: 'site-settings', select: { brandName: true }, depth: 0 })
  const { challenge, ticket } = createChallenge(context.payload, customer.id, context.now())
  return ok({ options: await registrationOptions(customer, brandName, challenge, known), ticket })
}

interface NamedPasskey {
  readonly ticket: string | null | undefined
  readonly name: string
  readonly response: RegistrationResponseJSON
}

export const addPasskey = async (
  context: Context,
  customer: SignedInCustomer,
  { ticket, name, response }: NamedPasskey,
): Promise<Result<null, Refusal>> => {
  const asked = openChallenge(context.payload, ticket, context.now())
  if (asked?.customer !== customer.id) return refuse(refusal('begin-again'))
  const made = await readRegistration(response, asked.challenge)
  if (!made) return refuse(refusal('passkey-refused'))
  return withinLimit(context.payload, () =>
    context.payload.db.drizzle.transaction(async (transaction): Promise<Result<null, Refusal>> => {
      if (!(await spendChallenge(transaction, asked))) return refuse(refusal('begin-again'))
      if (!(await insertPasskey(transaction, { ...made, customerId: customer.id, name }, context.now()))) {
        return refuse(refusal('passkey-refused'))
      }
      const account = await findAccountById(transaction, customer.id)
      if (account) await tellOwner(transaction, account, { kind: 'passkey-added' })
      return ok(null)
    }),
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
