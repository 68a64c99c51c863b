import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import { keptFigures } from '@/modules/analytics/figures'
import { findWaiting } from '@/modules/analytics/analytics.repository'
import { findBookkeeping } from '@/modules/invoices/accounting-export.repository'
import { findAreaCounts } from '@/modules/translations/translations.repository'
import { staffRoleOf } from '@/cms/access/identity'
import { marketers, salesStaff } from '@/cms/access/rules'
import { GoLiveList } from '@/cms/admin/go-live-list'
import { PublishingTrouble } from '@/cms/admin/publishing-trouble'
import { translate, words } from '@/cms/words'
import { CalendarSection } from './calendar'
import { DraftsSection, loadDrafts } from './drafts'
import { FiguresSection } from './figures'
import { ListsSection } from './lists'
import { LiveProof } from './live-proof'
import { loadCalendar } from './load-calendar'
import { clockOf } from './spoken'
import { TranslationState } from './translation-state'
import { waitingOf, WaitingSection } from './waiting'

const title = words({ en: 'The shop today', es: 'La tienda hoy', fr: 'La boutique aujourd’hui', de: 'Der Shop heute' })

/** What each role is told: figures and the calendar all of the staff, what waits those who can do it, texts those who write them. */
const load = async ({ req }: DashboardViewServerProps['initPageResult']) => {
  const { payload, user } = req
  const role = staffRoleOf(user)
  if (role === null) return null
  const now = Date.now()
  const { drizzle } = payload.db
  const [mayMove, seesSales] = [marketers({ req }), salesStaff({ req })]
  const { timeZone: zone } = await findBookkeeping(drizzle)
  return {
    ...{ now, mayMove, seesSales, zone },
    clock: clockOf(req, zone),
    figures: await keptFigures(drizzle, now),
    waiting: await findWaiting(drizzle, waitingOf[role], now),
    calendar: await loadCalendar({ payload, reader: req, zone, now, mayMove }),
    translations: mayMove ? await findAreaCounts(drizzle) : null,
    drafts: mayMove && user?.collection === 'users' ? await loadDrafts(payload, req, user.email) : null,
  }
}

/** The first page of the admin, in place of Payload's cards (ADR 072). */
export const DashboardView = async (props: DashboardViewServerProps) => {
  const { initPageResult, navGroups } = props
  const { req } = initPageResult
  const { payload, i18n, user } = req
  const shown = await load(initPageResult)
  if (shown === null) return null
  const { now, clock, zone, mayMove, seesSales, figures, waiting, translations, drafts, calendar } = shown
  const { admin } = payload.config.routes
  return (
    <Gutter className="desk-first">
      <h1>{translate(req, title)}</h1>
      <PublishingTrouble {...props} payload={payload} i18n={i18n} />
      <LiveProof payload={payload} i18n={i18n} user={user ?? undefined} />
      <FiguresSection reader={req} clock={clock} figures={figures} admin={admin} seesSales={seesSales} />
      <div className="desk-beside">
        <WaitingSection reader={req} clock={clock} waiting={waiting} translations={translations} admin={admin} now={now} />
        {drafts === null ? null : <DraftsSection reader={req} clock={clock} drafts={drafts} />}
      </div>
      <CalendarSection reader={req} zone={zone} calendar={calendar} mayMove={mayMove} />
      {translations === null ? null : <TranslationState reader={req} config={payload.config} counts={translations} />}
      <GoLiveList payload={payload} i18n={i18n} user={user ?? undefined} />
      <ListsSection reader={req} admin={admin} groups={navGroups ?? []} permissions={initPageResult.permissions} />
    </Gutter>
  )
}
