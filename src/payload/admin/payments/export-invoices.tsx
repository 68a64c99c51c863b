import type { AdminViewServerProps } from 'payload'
import { hasRole } from '@/payload/access/rules'
import { translate, words } from '@/payload/words'

const texts = {
  title: words({
    en: 'Export for bookkeeping',
    es: 'Exportar para contabilidad',
    fr: 'Export comptable',
    de: 'Export für die Buchhaltung',
  }),
  from: words({ en: 'From month', es: 'Desde el mes', fr: 'Du mois', de: 'Von Monat' }),
  to: words({ en: 'To month', es: 'Hasta el mes', fr: 'Au mois', de: 'Bis Monat' }),
  csv: words({ en: 'CSV', es: 'CSV', fr: 'CSV', de: 'CSV' }),
  datev: words({ en: 'DATEV', es: 'DATEV', fr: 'DATEV', de: 'DATEV' }),
} as const

/** I9. A plain form, so that the browser handles the download. */
export const ExportInvoices = ({ payload, user, i18n }: Pick<AdminViewServerProps, 'payload' | 'user' | 'i18n'>) => {
  if (!hasRole(user ?? null, ['admin', 'support'])) return null
  const month = new Date().toISOString().slice(0, 7)
  const say = (text: (typeof texts)[keyof typeof texts]) => translate({ i18n }, text)
  return (
    <form className="invoice-export" method="get" action={`${payload.config.routes.api}/invoices/export`}>
      <b>{say(texts.title)}</b>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          {say(texts[name])} <input type="month" name={name} defaultValue={month} required />
        </label>
      ))}
      {(['csv', 'datev'] as const).map((format) => (
        <button key={format} type="submit" name="format" value={format}>
          {say(texts[format])}
        </button>
      ))}
    </form>
  )
}
