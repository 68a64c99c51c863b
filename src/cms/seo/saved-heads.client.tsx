'use client'

import { useTranslation } from '@payloadcms/ui'
import { descriptionLimit, titleLimit } from '@/core/navigation/breadcrumbs'
import { translate, type Words } from '@/cms/words'
import { AlikePages } from './alike-pages.client'
import type { SavedHead } from './saved-heads'
import { headFaultWords, ofMost, searchWords } from './search-words'

/** A row for each language: how long its words are, and what a search page would make of them. */
export const SavedHeads = ({ heads }: { readonly heads: readonly SavedHead[] }) => {
  const { i18n } = useTranslation()
  const say = (text: Words) => translate({ i18n }, text)
  return (
    <table className="saved-heads">
      <caption>{say(searchWords.languages)}</caption>
      <thead>
        <tr>
          {[searchWords.language, searchWords.title, searchWords.description, searchWords.notes].map((head) => (
            <th key={head.en} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heads.map(({ locale, language, titleLength, descriptionLength, faults, alike }) => (
          <tr key={locale}>
            <th scope="row">{language}</th>
            <td data-long={titleLength > titleLimit}>{say(ofMost(titleLength, titleLimit))}</td>
            <td data-long={descriptionLength > descriptionLimit}>{say(ofMost(descriptionLength, descriptionLimit))}</td>
            <td>
              {faults.map((fault) => say(headFaultWords[fault])).join(' ') || (alike.length === 0 ? say(searchWords.fine) : '')}{' '}
              {alike.length > 0 ? <AlikePages pages={alike} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
