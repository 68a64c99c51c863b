'use client'

import { translate } from '@/payload/translate'
import type { NamesIn } from '@/payload/words'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ComparedResult } from '@/modules/promotions/promotions.repository'
import { readScreen } from './choices.client'

const rateOf = ({ carts, orders }: ComparedResult, language: string): string =>
  carts === 0 ? '–' : (orders / carts).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })

/** What came of each of the two codes. */
export const ComparisonPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [results, setResults] = useState<readonly ComparedResult[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const say = (word: NamesIn<'codeComparison'>) => translate({ i18n }, `codeComparison.${word}`)

  useEffect(() => {
    if (id === undefined) return undefined
    let isCurrent = true
    const look = async () => {
      const answered = await readScreen<{ readonly results: readonly ComparedResult[] }>(`/api/code-comparisons/${id}/results`)
      if (!isCurrent) return
      setFailed(!('body' in answered))
      if ('body' in answered) setResults(answered.body.results)
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [id])

  if (hasFailed) return <p role="alert">{say('failed')}</p>
  if (results === null) return null
  return (
    <div className="field-type promotion-panel">
      <table>
        <caption>{say('results')}</caption>
        <thead>
          <tr>
            {(['code', 'carts', 'orders', 'rate'] as const).map((column) => (
              <th key={column} scope="col">
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.code}>
              <th scope="row">{result.code}</th>
              <td>{result.carts}</td>
              <td>{result.orders}</td>
              <td>{rateOf(result, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('since')}</p>
    </div>
  )
}
