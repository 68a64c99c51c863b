import type { AdminViewServerProps } from 'payload'
import { hasRole } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { labelsOf } from '@/payload/words'

const texts = labelsOf('exportInvoices', ['title', 'from', 'to', 'csv', 'datev'])

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
