import type { ServerComponentProps } from 'payload'
import { localeNames, type Locale } from '@/lib/config/locales'
import { translationStates } from '@/core/translations/segments'
import { translate } from '@/cms/words'
import { deskWords, shownInEnglish } from './desk-words'
import { countsOfDocument } from './document-counts'
import { sayCounts, worstOf } from './language-dots'

type DocumentBarProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload'> & {
  readonly area: string
  readonly isGlobal: boolean
}

/**
 * Above a form: where each language stands, each a way to the desk, and what visitors would read in English if it were published as it is.
 * Of what is saved: what is being typed has no translation yet.
 */
export const DocumentBar = async ({ data, i18n, payload, area, isGlobal }: DocumentBarProps) => {
  const id: unknown = isGlobal ? '' : data['id']
  // Something new has no translations.
  if (typeof id !== 'string') return null
  // Nor has what holds no words.
  const rows = (await countsOfDocument(payload, area, id)).filter((row) => translationStates.some((state) => row[state] > 0))
  if (rows.length === 0) return null
  const address = (locale: string) =>
    `${payload.config.routes.admin}/translations?${new URLSearchParams({ area, in: locale, state: 'all', document: id }).toString()}`
  // X12: what reads as in English is English to visitors.
  const missing = rows.map((row) => ({ ...row, missing: row.missing + row.same })).filter((row) => row.missing > 0)
  return (
    <div className="translation-bar">
      <strong>{translate({ i18n }, deskWords.menu)}</strong>
      {rows.map((row) => (
        <span key={row.locale} className="translation-dot-of">
          <span className="translation-dot" data-state={worstOf(row)} />
          <a href={address(row.locale)}>{sayCounts({ i18n }, row)}</a>
        </span>
      ))}
      {missing.length > 0 ? (
        <ul>
          {missing.map((row) => (
            <li key={row.locale}>{translate({ i18n }, shownInEnglish(localeNames[row.locale as Locale], row.missing))}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
