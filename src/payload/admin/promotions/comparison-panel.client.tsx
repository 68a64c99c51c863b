'use client'

import { words, translate } from '@/payload/words'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { ComparedResult } from '@/modules/promotions/promotions.repository'
import { readScreen } from './choices.client'

export const comparisonWords = {
  code: words({ en: 'Code', es: 'Código', fr: 'Code', de: 'Code' }),
  carts: words({ en: 'Carts given it', es: 'Carritos que lo recibieron', fr: 'Paniers l’ayant reçu', de: 'Warenkörbe mit diesem Code' }),
  orders: words({ en: 'Orders with it', es: 'Pedidos con él', fr: 'Commandes avec ce code', de: 'Bestellungen damit' }),
  rate: words({
    en: 'Orders for these carts',
    es: 'Pedidos respecto a estos carritos',
    fr: 'Commandes rapportées aux paniers',
    de: 'Bestellungen, gemessen an den Warenkörben',
  }),
  results: words({ en: 'What came of it', es: 'Resultado', fr: 'Résultat', de: 'Ergebnis' }),
  since: words({
    en: 'Counted since the comparison was made. Orders that used a code without the shared word count too, so compare codes that are made for it.',
    es: 'Se cuenta desde que se creó la comparación. También cuentan los pedidos que usaron un código sin la palabra compartida: compare códigos creados para ello.',
    fr: 'Compté depuis la création de la comparaison. Les commandes passées avec un code sans le mot partagé comptent aussi : comparez des codes créés pour l’occasion.',
    de: 'Gezählt, seit es den Vergleich gibt. Bestellungen, die einen Code ohne das geteilte Wort einlösen, zählen mit: Vergleichen Sie Codes, die dafür angelegt sind.',
  }),
  failed: words({
    en: 'The shop did not answer. Please try again.',
    es: 'La tienda no ha respondido. Inténtelo de nuevo.',
    fr: 'La boutique n’a pas répondu. Veuillez réessayer.',
    de: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  }),
}

const rateOf = ({ carts, orders }: ComparedResult, language: string): string =>
  carts === 0 ? '–' : (orders / carts).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })

export const ComparisonPanel = () => {
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const [results, setResults] = useState<readonly ComparedResult[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const say = (word: keyof typeof comparisonWords) => translate({ i18n }, comparisonWords[word])

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
