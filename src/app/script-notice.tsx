import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/config/locales'
import { NoticeStrip } from '@/components/ui/notice-strip/notice-strip'

/** L11: without JavaScript the cart buttons are hidden (button.css); this says why. */
export const ScriptNotice = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'cart' })
  return (
    <noscript>
      <NoticeStrip tone="quiet">{t('noScript')}</NoticeStrip>
    </noscript>
  )
}
