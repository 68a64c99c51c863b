import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/config/locales'
import { NoticeStrip } from '@/components/ui/notice-strip/notice-strip'

/** L11: without JavaScript the buttons that put something into the cart are hidden (button.css), and every page says why. */
export const ScriptNotice = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'cart' })
  return (
    <noscript>
      <NoticeStrip tone="quiet">{t('noScript')}</NoticeStrip>
    </noscript>
  )
}
