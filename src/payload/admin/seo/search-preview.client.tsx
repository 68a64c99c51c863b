'use client'

import type { BrowserKey } from '@/payload/i18n/browser-words'
import { descriptionLimit, titleLimit, cutAt, checkMetadata, titleWithBrand } from '@/core/navigation/breadcrumbs'
import { translate } from '@/payload/translate'
import { useTranslation, useConfig, useFormFields, useLocale } from '@payloadcms/ui'
import type { AlikeHeading } from './endpoints'
import type { SavedHead } from './saved-heads'
import { useEffect, useState } from 'react'
import { sectionsBelowHeading } from '@/lib/config/sections-below-heading'
import { readScreen } from '@/payload/admin/staff-call.client'

/** Other pages with the same h1, each linked to its form. */
const AlikePages = ({ pages }: { readonly pages: readonly AlikeHeading[] }) => {
  const { i18n } = useTranslation()
  return (
    <>
      {translate({ i18n }, 'searchPreview.alike')}
      {pages.map(({ path, address }) => (
        <span key={path}>
          {' '}
          <a href={address}>{path}</a>
        </span>
      ))}
    </>
  )
}

interface LengthMeterProps {
  readonly label: string
  readonly length: number
  readonly most: number
}

/** Used share of the available length. */
const LengthMeter = ({ label, length, most }: LengthMeterProps) => {
  const { i18n } = useTranslation()
  const said = translate({ i18n }, 'searchPreview.ofMost', { length, most })
  return (
    <div className="length-meter" data-long={length > most}>
      <span>{label}</span>
      <meter min={0} max={most} value={Math.min(length, most)} aria-label={`${label}: ${said}`} />
      <span>{said}</span>
    </div>
  )
}

/** One row per language: text lengths, and the resulting search snippet. */
const SavedHeads = ({ heads }: { readonly heads: readonly SavedHead[] }) => {
  const { i18n } = useTranslation()
  const say = (text: BrowserKey, values?: Readonly<Record<string, number>>) => translate({ i18n }, text, values)
  return (
    <table className="saved-heads">
      <caption>{say('searchPreview.languages')}</caption>
      <thead>
        <tr>
          {(['language', 'title', 'description', 'notes'] as const).map((head) => (
            <th key={head} scope="col">
              {say(`searchPreview.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heads.map(({ locale, language, titleLength, descriptionLength, faults, alike }) => (
          <tr key={locale}>
            <th scope="row">{language}</th>
            <td data-long={titleLength > titleLimit}>{say('searchPreview.ofMost', { length: titleLength, most: titleLimit })}</td>
            <td data-long={descriptionLength > descriptionLimit}>
              {say('searchPreview.ofMost', { length: descriptionLength, most: descriptionLimit })}
            </td>
            <td>
              {faults.map((fault) => say(`searchPreview.headError.${fault}`, { titleLimit, descriptionLimit })).join(' ') ||
                (alike.length === 0 ? say('searchPreview.fine') : '')}{' '}
              {alike.length > 0 ? <AlikePages pages={alike} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The form's current h1: the heading of its first section, or the page title. */
const useHeading = (): string => {
  const kind = useFormFields(([fields]) => fields['layout']?.rows?.[0]?.blockType)
  const first = useFormFields(([fields]) => fields['layout.0.heading']?.value)
  const title = useFormFields(([fields]) => fields['title']?.value)
  const isOwn =
    kind !== undefined && !sectionsBelowHeading.some((slug) => slug === kind) && typeof first === 'string' && first.trim() !== ''
  const heading: unknown = isOwn ? first : title
  return typeof heading === 'string' ? heading.trim() : ''
}

/** Debounce in ms, longer than the pause between two keystrokes. */
const pauseMs = 500

interface Asked {
  readonly page: string
  readonly locale: string
  /** Result at the time the form was rendered. */
  readonly known: readonly AlikeHeading[]
}

/** Other pages with the typed h1. */
const useAlike = ({ page, locale, known }: Asked): readonly AlikeHeading[] => {
  const heading = useHeading()
  const { config } = useConfig()
  const [found, setFound] = useState(known)
  useEffect(() => {
    let isLate = false
    const timer = setTimeout(() => {
      const query = new URLSearchParams({ heading, locale, except: page })
      void readScreen<{ readonly pages: readonly AlikeHeading[] }>(`${config.routes.api}/page-headings/alike?${query.toString()}`).then(
        (answer) => {
          if (!isLate && 'body' in answer) setFound(answer.body.pages)
        },
      )
    }, pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [heading, locale, page, config.routes.api])
  return found
}

interface SearchPreviewProps {
  /** Id of the page; empty if it has not been saved. */
  readonly page: string
  readonly host: string
  readonly brandName: string
  readonly saved: readonly SavedHead[]
}

const useText = (path: string): string => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === 'string' ? value : ''
}

/** Current SEO values of the form. */
const useHead = (brandName: string) => {
  const [pageTitle, ownTitle, description, path] = [useText('title'), useText('meta.title'), useText('meta.description'), useText('path')]
  const isHidden = useFormFields(([fields]) => fields['noindex']?.value) === true
  return { ownTitle, title: titleWithBrand(ownTitle || pageTitle, brandName), description, path, isHidden }
}

/** Search snippet of the typed values, followed by the saved ones of each language. */
export const SearchPreview = ({ page, host, brandName, saved }: SearchPreviewProps) => {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const say = (text: BrowserKey) => translate({ i18n }, text)
  const { ownTitle, title, description, path, isHidden } = useHead(brandName)
  const alike = useAlike({ page, locale: code, known: saved.find(({ locale }) => locale === code)?.alike ?? [] })
  const steps = path.split('/').filter(Boolean)
  return (
    <section className="search-preview" aria-label={say('searchPreview.preview')}>
      <strong>{say('searchPreview.preview')}</strong>
      <div className="search-preview__result" lang={code}>
        <span className="search-preview__address">{[host, code, ...steps].join(' › ')}</span>
        <span className="search-preview__title">{cutAt(title, titleLimit)}</span>
        <span className="search-preview__text">
          {description ? cutAt(description, descriptionLimit) : say('searchPreview.noDescription')}
        </span>
      </div>
      <LengthMeter label={say('searchPreview.title')} length={title.length} most={titleLimit} />
      <LengthMeter label={say('searchPreview.description')} length={description.length} most={descriptionLimit} />
      <ul className="search-preview__notes" aria-live="polite">
        {isHidden ? <li>{say('searchPreview.hidden')}</li> : null}
        {checkMetadata({ ownTitle, title, description }).map((fault) => (
          <li key={fault}>{translate({ i18n }, `searchPreview.headError.${fault}`, { titleLimit, descriptionLimit })}</li>
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
