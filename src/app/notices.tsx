import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/config/locales'
import { NoticeStrip } from '@/components/ui/notice-strip/notice-strip'
import { isStaging } from '@/lib/config/staging'
import type { SiteSetting } from '@/payload-types'
import { buildEnvironment } from '@/lib/config/env'
import { missingMigrationWords } from '@/lib/db/database-health'

/** L11: without JavaScript the cart buttons are hidden (button.css); this says why. */
export const ScriptNotice = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'cart' })
  return (
    <noscript>
      <NoticeStrip tone="quiet">{t('noScript')}</NoticeStrip>
    </noscript>
  )
}

/** Marks staging on every page. */
export const StagingNotice = async ({ locale }: { readonly locale: Locale }) => {
  if (!isStaging()) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return <NoticeStrip tone="urgent">{t('copyNotice')}</NoticeStrip>
}

interface DemoNoticeProps {
  readonly locale: Locale
  readonly settings: Pick<SiteSetting, 'showDemoNotice'>
}

/** R10: one notice for all demo content. Not dismissible, since that would take a cookie. */
export const DemoNotice = async ({ locale, settings }: DemoNoticeProps) => {
  if (!settings.showDemoNotice) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return <NoticeStrip tone="quiet">{t('demoNotice')}</NoticeStrip>
}

/** Development only: why pages fail. English, like the log. */
export const MigrationNotice = () => {
  const words = buildEnvironment().NODE_ENV === 'development' ? missingMigrationWords() : null
  return words === null ? null : (
    <NoticeStrip tone="urgent" lang="en">
      {words}
    </NoticeStrip>
  )
}
