'use client'

import { descriptionLimit, titleLimit, type MetadataError, cutAt, checkMetadata, titleWithBrand } from '@/core/navigation/breadcrumbs'
import { words, type Words, translate } from '@/payload/words'
import { useTranslation, useConfig, useFormFields, useLocale } from '@payloadcms/ui'
import type { AlikeHeading } from './endpoints'
import type { SavedHead } from './saved-heads'
import { useEffect, useState } from 'react'
import { sectionsBelowHeading } from '@/lib/config/sections-below-heading'
import { readScreen } from '@/payload/admin/promotions/choices.client'

const searchWords = {
  preview: words({
    en: 'As a search page shows it',
    es: 'Así se ve en un buscador',
    fr: 'Tel qu’un moteur de recherche l’affiche',
    de: 'So zeigt es eine Suchseite',
  }),
  title: words({ en: 'Title', es: 'Título', fr: 'Titre', de: 'Titel' }),
  description: words({ en: 'Description', es: 'Descripción', fr: 'Description', de: 'Beschreibung' }),
  languages: words({
    en: 'Every language, as it is saved',
    es: 'Todos los idiomas, según lo guardado',
    fr: 'Chaque langue, telle qu’elle est enregistrée',
    de: 'Jede Sprache, wie gespeichert',
  }),
  language: words({ en: 'Language', es: 'Idioma', fr: 'Langue', de: 'Sprache' }),
  notes: words({ en: 'Notes', es: 'Avisos', fr: 'Remarques', de: 'Hinweise' }),
  fine: words({ en: 'All in order', es: 'Todo en orden', fr: 'Tout est en ordre', de: 'Alles in Ordnung' }),
  hidden: words({
    en: 'This page is hidden from search engines.',
    es: 'Esta página está oculta a los buscadores.',
    fr: 'Cette page est masquée aux moteurs de recherche.',
    de: 'Diese Seite ist vor Suchmaschinen verborgen.',
  }),
  noDescription: words({
    en: 'Without a description a search engine takes some sentence of the page.',
    es: 'Sin descripción, el buscador toma cualquier frase de la página.',
    fr: 'Sans description, le moteur reprend une phrase quelconque de la page.',
    de: 'Ohne Beschreibung nimmt die Suchmaschine irgendeinen Satz der Seite.',
  }),
  alike: words({
    en: 'The same main heading stands on:',
    es: 'El mismo encabezado principal está en:',
    fr: 'Le même titre principal figure sur :',
    de: 'Dieselbe Hauptüberschrift steht auf:',
  }),
} as const

const headErrorWords: Readonly<Record<MetadataError, Words>> = {
  'title-missing': words({
    en: 'No title of its own: the page’s is shown.',
    es: 'Sin título propio: se muestra el de la página.',
    fr: 'Pas de titre propre : celui de la page s’affiche.',
    de: 'Kein eigener Titel: Der Seitentitel wird gezeigt.',
  }),
  'title-long': words({
    en: `The title is longer than ${titleLimit} characters and is cut.`,
    es: `El título supera los ${titleLimit} caracteres y se corta.`,
    fr: `Le titre dépasse ${titleLimit} caractères et sera coupé.`,
    de: `Der Titel hat über ${titleLimit} Zeichen und wird gekürzt.`,
  }),
  'description-missing': words({
    en: 'No description.',
    es: 'Sin descripción.',
    fr: 'Pas de description.',
    de: 'Keine Beschreibung.',
  }),
  'description-long': words({
    en: `The description is longer than ${descriptionLimit} characters and is cut.`,
    es: `La descripción supera los ${descriptionLimit} caracteres y se corta.`,
    fr: `La description dépasse ${descriptionLimit} caractères et sera coupée.`,
    de: `Die Beschreibung hat über ${descriptionLimit} Zeichen und wird gekürzt.`,
  }),
}

const ofMost = (length: number, most: number): Words =>
  words({ en: `${length} of ${most}`, es: `${length} de ${most}`, fr: `${length} sur ${most}`, de: `${length} von ${most}` })

const AlikePages = ({ pages }: { readonly pages: readonly AlikeHeading[] }) => {
  const { i18n } = useTranslation()
  return (
    <>
      {translate({ i18n }, searchWords.alike)}
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

const LengthMeter = ({ label, length, most }: LengthMeterProps) => {
  const { i18n } = useTranslation()
  const said = translate({ i18n }, ofMost(length, most))
  return (
    <div className="length-meter" data-long={length > most}>
      <span>{label}</span>
      <meter min={0} max={most} value={Math.min(length, most)} aria-label={`${label}: ${said}`} />
      <span>{said}</span>
    </div>
  )
}

const SavedHeads = ({ heads }: { readonly heads: readonly SavedHead[] }) => {
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
              {faults.map((fault) => say(headErrorWords[fault])).join(' ') || (alike.length === 0 ? say(searchWords.fine) : '')}{' '}
              {alike.length > 0 ? <AlikePages pages={alike} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In ms. */
const useHeading = (): string => {
  const kind = useFormFields(([fields]) => fields['layout']?.rows?.[0]?.blockType)
  const first = useFormFields(([fields]) => fields['layout.0.heading']?.value)
  const title = useFormFields(([fields]) => fields['title']?.value)
  const isOwn =
    kind !== undefined && !sectionsBelowHeading.some((slug) => slug === kind) && typeof first === 'string' && first.trim() !== ''
  const heading: unknown = isOwn ? first : title
  return typeof heading === 'string' ? heading.trim() : ''
}

/** Debounce of typing. */
const pauseMs = 500

interface Asked {
  readonly page: string
  readonly locale: string
  /** Known when the form was rendered. */
  readonly known: readonly AlikeHeading[]
}

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
  /** Empty before the first save. */
  readonly page: string
  readonly host: string
  readonly brandName: string
  readonly saved: readonly SavedHead[]
}

const useText = (path: string): string => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === 'string' ? value : ''
}

const useHead = (brandName: string) => {
  const [pageTitle, ownTitle, description, path] = [useText('title'), useText('meta.title'), useText('meta.description'), useText('path')]
  const isHidden = useFormFields(([fields]) => fields['noindex']?.value) === true
  return { ownTitle, title: titleWithBrand(ownTitle || pageTitle, brandName), description, path, isHidden }
}

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
        {checkMetadata({ ownTitle, title, description }).map((fault) => (
          <li key={fault}>{say(headErrorWords[fault])}</li>
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
