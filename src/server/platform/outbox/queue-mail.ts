import type { Payload, PayloadRequest } from 'payload'
import type { Handle } from '../database/handle'
import { handleOfRequest } from '../request-handle'
import type { MailTemplate } from './mail-data'
import { insertMails } from './mail-repository'
import type { OutgoingMail } from './outgoing-mail'

/**
 * Where a mail is written down: an open transaction, a hook's `req` (its transaction), or a context when there is nothing
 * it must stand or fall with.
 */
export type MailDoor = Handle | PayloadRequest | { readonly payload: Payload }

const handleOf = (door: MailDoor): Handle | Promise<Handle> => ('execute' in door ? door : handleOfRequest(door as PayloadRequest))

/**
 * Writes a mail into the outbox, in the transaction it is given: it leaves if and only if that is committed. False where
 * its key was there already.
 */
export const queueMail = async <Template extends MailTemplate>(door: MailDoor, mail: OutgoingMail<Template>): Promise<boolean> =>
  (await insertMails(await handleOf(door), [mail])) > 0
