import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ContactRole, NameContact, NameContacts, RegistrarTaskStatus } from '@/core/domains/registrar'
import { ok, err, type Result } from '@/core/result'
import type { Context, SignedInCustomer } from '@/lib/context'
import { withTransactionSlot, withTransaction } from '@/lib/db/transaction'
import { refusal, type DomainError } from '@/lib/http/http-error'
import { findLastTask } from './dns/dns.repository'
import { replaceJob } from './registrar/registrar-jobs'
import { findOwnContacts, updateContacts } from './domains.repository'

export interface NameOwners {
  readonly contacts: NameContacts | null
  /** Of the last change that was not cancelled. */
  readonly task: RegistrarTaskStatus | null
}

/** N9: returns `not-found` for a domain the customer doesn't own. */
export const readContacts = async (
  { payload }: Pick<Context, 'payload'>,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
): Promise<Result<NameOwners, DomainError>> => {
  const handle = payload.db.drizzle
  const own = await findOwnContacts(handle, id, domain)
  return own ? ok({ contacts: own.contacts, task: await findLastTask(handle, own.name, 'contacts') }) : err(refusal('not-found'))
}

const toPlain = (contact: NameContact | undefined) =>
  Object.fromEntries(Object.entries(contact ?? {}).filter(([, value]) => value !== undefined))

const withRole = (contacts: NameContacts | null, role: ContactRole, contact: NameContact): NameContacts | null => {
  if (role === 'registrant') return { ...contacts, registrant: contact }
  return contacts && { ...contacts, [role]: contact }
}

/** N9: sets a contact and queues a registrar job. Other roles need a registrant first. */
export const changeContact = (
  context: Context,
  { id }: Pick<SignedInCustomer, 'id'>,
  domain: string,
  role: ContactRole,
  contact: NameContact,
): Promise<Result<null, DomainError>> =>
  withTransactionSlot(context.payload, () =>
    withTransaction(context.payload, async (req, transaction): Promise<Result<null, DomainError>> => {
      const own = await findOwnContacts(transaction, id, domain, { isLocked: true })
      const contacts = own && withRole(own.contacts, role, contact)
      if (own === null || contacts === null) return err(refusal('not-found'))
      if (isDeepStrictEqual(toPlain(contacts[role]), own.contacts?.[role])) return ok(null)
      await updateContacts(transaction, own.id, contacts)
      await replaceJob(context, req, { kind: 'contacts', domain: own.name }, (registrar) =>
        registrar.setContacts({ key: `contacts:${own.id}:${randomUUID()}`, domain: own.name, order: own.orderId, contacts }),
      )
      return ok(null)
    }),
  )
