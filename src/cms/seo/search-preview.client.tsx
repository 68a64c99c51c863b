'use client'

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { cutAt, descriptionLimit, judgeHead, titleLimit, titleWithBrand } from '@/core/navigation/breadcrumbs'
import { translate, type Words } from '@/cms/words'
import { AlikePages } from './alike-pages.client'
import { LengthMeter } from './length-meter.client'
import type { SavedHead } from './saved-heads'
import { SavedHeads } from './saved-heads.client'
import { headFaultWords, searchWords } from './search-words'
import { useAlike } from './use-alike.client'

interface SearchPreviewProps {
  /** The id of the page; empty while it is not saved. */
  readonly page: string
  readonly host: string
  readonly brandName: string
  readonly saved: readonly SavedHead[]
}

const useText = (path: string): string => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === 'string' ? value : ''
}

/** What the form says of the page now. */
const useHead = (brandName: string) => {
  const [pageTitle, ownTitle, description, path] = [useText('title'), useText('meta.title'), useText('meta.description'), useText('path')]
  const isHidden = useFormFields(([fields]) => fields['noindex']?.value) === true
  return { ownTitle, title: titleWithBrand(ownTitle || pageTitle, brandName), description, path, isHidden }
}

/** The page on a search page, as it is typed; then each language as it is saved. */
export const SearchPreview = ({ page, host, brandName, saved }: SearchPreviewProps) => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const say = (text: Words) => translate({ i18n }, text)
  const { ownTitle, title, description, path, isHidden } = useHead(brandName)
  const alike = useAlike({ page, locale: code, known: saved.find(({ locale }) => locale === code)?.alike ?? [] })
  const steps = path.split('/').filter(Boolean)
  return (
    <section className="search-preview" aria-label={say(searchWords.preview)}>
      <strong>{say(searchWords.preview)}</strong>
      <div className="search-preview__result" lang={code}>
        <span className="search-preview__address">{[host, code, ...steps].join(' › ')}</span>
        <span className="search-preview__title">{cutAt(title, titleLimit)}</span>
        <span className="search-preview__text">{description ? cutAt(description, descriptionLimit) : say(searchWords.noDescription)}</span>
      </div>
      <LengthMeter label={say(searchWords.title)} length={title.length} most={titleLimit} />
      <LengthMeter label={say(searchWords.description)} length={description.length} most={descriptionLimit} />
      <ul className="search-preview__notes" aria-live="polite">
        {isHidden ? <li>{say(searchWords.hidden)}</li> : null}
        {judgeHead({ ownTitle, title, description }).map((fault) => (
          <li key={fault}>{say(headFaultWords[fault])}</li>
        ))}
        {alike.length > 0 ? (
          <li>
            <AlikePages pages={alike} />
          </li>
        ) : null}
      </ul>
      {saved.length > 0 ? <SavedHeads heads={saved} /> : null}
    </section>
  )
}
