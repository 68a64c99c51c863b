import { localeNames } from '@/lib/config/locales'
import { isOpen, translationStates, type Counts } from '@/core/translations/segments'
import { targetLocales } from '@/modules/translations/states'
import type { CountRow } from '@/modules/translations/translations.repository'
import { translate, type Reader } from '@/cms/words'
import type { Area } from './areas'
import { deskWords, stateWords } from './desk-words'
import { sayLabel } from './say-label'

interface CellProps {
  readonly reader: Reader
  readonly counts: Counts | undefined
  readonly address: (state: string) => string
}

const totalOf = (counts: Counts): number => translationStates.reduce((sum, state) => sum + counts[state], 0)

/** Done of all, a bar, and what is left to do, each a way to its texts. */
const Cell = ({ reader, counts, address }: CellProps) => {
  const total = counts ? totalOf(counts) : 0
  if (!counts || total === 0) return <td>–</td>
  const done = counts.complete
  return (
    <td>
      <a href={address('all')}>
        {done}/{total} {translate(reader, deskWords.done)}
      </a>
      <meter className="translation-meter" min={0} max={total} value={done} aria-hidden="true" />
      {translationStates
        .filter((state) => isOpen(state))
        .filter((state) => counts[state] > 0)
        .map((state) => (
          <a key={state} className="translation-state" data-state={state} href={address(state)}>
            {counts[state]} {translate(reader, stateWords[state])}
          </a>
        ))}
    </td>
  )
}

interface MatrixProps {
  readonly reader: Reader
  readonly areas: readonly Area[]
  readonly counts: readonly CountRow[]
  /** Of this screen. */
  readonly address: string
}

/** What each language has of each kind of content. */
export const Matrix = ({ reader, areas, counts, address }: MatrixProps) => (
  <div className="table translation-matrix">
    <table>
      <thead>
        <tr>
          <th scope="col">{translate(reader, deskWords.content)}</th>
          {targetLocales.map((locale) => (
            <th key={locale} scope="col">
              {localeNames[locale]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map(({ slug, label }) => (
          <tr key={slug}>
            <th scope="row">{sayLabel(reader, label)}</th>
            {targetLocales.map((locale) => (
              <Cell
                key={locale}
                reader={reader}
                counts={counts.find((row) => row.area === slug && row.locale === locale)}
                address={(state) => `${address}?${new URLSearchParams({ area: slug, in: locale, state }).toString()}`}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
