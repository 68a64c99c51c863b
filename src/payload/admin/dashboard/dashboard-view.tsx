import type { AdminViewServerProps, CollectionSlug, Payload } from 'payload'
import { findGoLive } from '@/modules/operations/go-live'
import { hasRole, staffRoleOf, marketers, salesStaff } from '@/payload/access/rules'
import { translate, type Reader } from '@/payload/translate'
import { labelsOf, words, type Words } from '@/payload/words'
import { describeGoLive } from '@/payload/admin/describe-go-live'
import type { DialogTexts } from './calendar-event'
import { CalendarStrip } from './calendar.client'
import { type Calendar, loadCalendar } from './load-calendar'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { findLatePublications, type LatePublication } from '@/modules/content/publishing.repository'
import { formatUtcMoment } from '@/payload/admin/formats'
import { findCounts } from '@/payload/admin/translations/find-units'
import { Gutter } from '@payloadcms/ui'
import { cachedFigures } from '@/modules/analytics/figures'
import { findOpenTasks } from '@/modules/analytics/analytics.repository'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { PublishingTrouble } from '@/payload/admin/publishing-trouble'
import { DraftsSection, loadDrafts, clockOf } from './drafts'
import { FiguresSection } from './figures'
import { findHomePage, JobsSection } from './jobs'
import { waitingOf, WaitingSection } from './waiting'

/** Go-live checklist for admins: what is missing before the first real order. */
const GoLiveList = async ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin'])) return null
  const items = await findGoLive(payload)
  if (items.length === 0) return null
  const { admin } = payload.config.routes
  return (
    <section aria-labelledby="go-live">
      <h2 id="go-live">{translate({ i18n }, words('goLive.title'))}</h2>
      <ul className="desk-list">
        {items.map((item) => (
          <li key={item.code}>
            {item.path === null ? describeGoLive({ i18n }, item) : <a href={`${admin}${item.path}`}>{describeGoLive({ i18n }, item)}</a>}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  readonly reader: Reader
  readonly zone: string
  readonly calendar: Calendar
  readonly mayMove: boolean
}

/** Labels of the dialog, sent to the browser in one language. */
const dialogLabels = labelsOf('calendar.dialog', ['move', 'close', 'open', 'day', 'time', 'now', 'moved', 'unanswered'])

/** A6: shows the time zone and explains how to move an entry. */
const CalendarSection = ({ reader, zone, calendar: { days, isCut }, mayMove }: Props) => {
  const texts = Object.fromEntries(Object.entries(dialogLabels).map(([name, text]) => [name, translate(reader, text)])) as DialogTexts
  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar">{translate(reader, words('calendar.title'))}</h2>
      <p id="calendar-how">{translate(reader, words(mayMove ? 'calendar.how' : 'calendar.inZone'), { zone })}</p>
      {days.every(({ events }) => events.length === 0) ? <p>{translate(reader, words('calendar.none'))}</p> : null}
      {isCut ? <p>{translate(reader, words('calendar.cut'))}</p> : null}
      <CalendarStrip
        days={days}
        zone={zone}
        language={reader.i18n.language}
        today={translate(reader, words('calendar.today'))}
        more={translate(reader, words('calendar.more'))}
        texts={texts}
      />
    </section>
  )
}

const frame = { borderInlineStart: '3px solid var(--theme-error-500)', paddingInlineStart: 'calc(var(--base) * 0.6)' } as const

interface RowProps {
  readonly payload: Payload
  readonly i18n: Reader['i18n']
  readonly publication: LatePublication
}

const Row = ({ payload, i18n, publication: { collection, document, path, madeAt } }: RowProps) => {
  const label = payload.collections[collection as CollectionSlug]?.config.labels.singular as Words | undefined
  const place = document === '' ? `globals/${collection}` : `collections/${collection}/${document}`
  const time = formatUtcMoment({ i18n }, madeAt)
  return (
    <li>
      <a href={`${payload.config.routes.admin}/${place}`}>{label ? translate({ i18n }, label) : collection}</a> <code>{path}</code> · {time}
    </li>
  )
}

/** A9: alerts publishers to changes that are not visible on the site in time. The calendar shows how long the others took. */
const LatePublications = async ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin', 'marketing'])) return null
  const late = await findLatePublications(payload.db.drizzle)
  return late.length === 0 ? null : (
    <section role="alert" style={frame}>
      <h2>{translate({ i18n }, words('dashboard.late'))}</h2>
      <ul>
        {late.map((publication) => (
          <Row key={publication.id} payload={payload} i18n={i18n} publication={publication} />
        ))}
      </ul>
    </section>
  )
}

/** What each role sees: figures and schedule for all staff, open tasks for the roles that handle them. */
const load = async ({ req }: DashboardViewServerProps['initPageResult']) => {
  const { payload, user } = req
  const role = staffRoleOf(user)
  if (role === null) return null
  const now = Date.now()
  const { drizzle } = payload.db
  const [mayMove, seesSales] = [marketers({ req }), salesStaff({ req })]
  const { timeZone: zone } = await findBookkeeping(drizzle)
  return {
    ...{ now, role, mayMove, seesSales, zone },
    home: mayMove ? await findHomePage(req) : null,
    clock: clockOf(req, zone),
    figures: await cachedFigures(drizzle, now),
    waiting: await findOpenTasks(drizzle, waitingOf[role], now),
    calendar: await loadCalendar({ payload, reader: req, zone, now, mayMove }),
    translations: mayMove ? await findCounts(req) : null,
    drafts: mayMove && user?.collection === 'users' ? await loadDrafts(payload, req, user.email) : null,
  }
}

/** Start page of the admin: open tasks first, then recent events (ADR 108). */
export const DashboardView = async (props: DashboardViewServerProps) => {
  const { initPageResult } = props
  const { req } = initPageResult
  const { payload, i18n, user } = req
  const shown = await load(initPageResult)
  if (shown === null) return null
  const { now, role, home, clock, zone, mayMove, seesSales, figures, waiting, translations, drafts, calendar } = shown
  const { admin } = payload.config.routes
  return (
    <main>
      <Gutter className="desk-first">
        <PublishingTrouble {...props} payload={payload} i18n={i18n} />
        <LatePublications payload={payload} i18n={i18n} user={user ?? undefined} />
        <JobsSection reader={req} admin={admin} role={role} home={home} today={{ now, zone }} />
        <div className="desk-beside">
          <WaitingSection reader={req} clock={clock} waiting={waiting} translations={translations} admin={admin} now={now} />
          {drafts === null ? null : <DraftsSection reader={req} clock={clock} drafts={drafts} />}
        </div>
        <CalendarSection reader={req} zone={zone} calendar={calendar} mayMove={mayMove} />
        <GoLiveList payload={payload} i18n={i18n} user={user ?? undefined} />
        <FiguresSection reader={req} clock={clock} figures={figures} admin={admin} seesSales={seesSales} />
      </Gutter>
    </main>
  )
}
