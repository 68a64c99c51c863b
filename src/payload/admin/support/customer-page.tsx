import type { ServerComponentProps } from 'payload'
import { findSessions } from '@/modules/auth/sessions.repository'
import { formatMoment } from '@/payload/admin/formats'
import { HeldUp } from '@/payload/admin/two-step/panels.client'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { CustomerForm, SendResetLink } from './customer-form.client'
import { ResendMail } from './mail-panel.client'
import { CurrentLists, listsOfCustomer, RelatedListSection } from './related-list'

const mostSessions = 20

/** Top of a customer's form: editable address and notes, then everything that belongs to the account. */
export const CustomerPage = async ({ data, req }: Pick<ServerComponentProps, 'data' | 'req'>) => {
  const { id, email } = data as { readonly id?: unknown; readonly email?: unknown }
  if (typeof id !== 'string' || typeof email !== 'string') return null
  const sessions = (await findSessions(req.payload.db.drizzle, id, Date.now())).slice(0, mostSessions)
  const address = `${req.payload.config.routes.admin}/collections/customers/${id}`
  const lists = listsOfCustomer(id, email, ({ id: mail, status, template }) => <ResendMail id={mail} status={status} template={template} />)
  return (
    <div className="customer-page">
      <CurrentLists req={req} recipient={email} />
      <HeldUp isBanner />
      <SendResetLink id={id} />
      <CustomerForm id={id} />
      {lists.map((list) => (
        <RelatedListSection key={list.name} req={req} list={list} address={address} />
      ))}
      <section className="desk-section" aria-labelledby="sessions">
        <h2 id="sessions">{translate(req, words('customerSessions.plural'))}</h2>
        {sessions.length === 0 ? <p className="desk-empty">{translate(req, words('supportLists.none'))}</p> : null}
        <ul className="desk-lines">
          {sessions.map((session) => (
            <li key={session.id}>
              {session.device ?? '–'}
              <span>{formatMoment(req, session.lastSeenAt)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
