import { translate, type Reader } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import type { Field, ServerProps } from 'payload'
import { englishBehind, locales } from '@/lib/config/locales'
import { adminLanguages } from '@/payload/admin/languages'
import { codeBatches } from '@/payload/collections/code-batches'
import { coupons } from '@/payload/collections/coupons'
import { media } from '@/payload/collections/media'
import { pages } from '@/payload/collections/pages'
import { resources } from '@/payload/collections/resources'
import { footer } from '@/payload/globals/footer'
import { header } from '@/payload/globals/header'
import { redirectLabels } from '@/payload/plugins/redirects'
import { redirectSource, redirectTarget } from '@/payload/redirects/fields'
import { heading } from '@/payload/blocks/define-block'
import { hasRole } from '@/payload/access/rules'
import { piecesOf, type Job } from './jobs/articles'
import { jobsAt } from './jobs'

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' &&
  value !== null &&
  locales.every((locale) => typeof Object.entries(value).find(([key]) => key === locale)?.[1] === 'string')

const asWords = (label: unknown, of: string): Words => {
  if (!isWords(label)) throw new Error(`${of} has no label in every language`)
  return label
}

interface Labelled {
  readonly slug: string
  readonly labels?: { readonly singular?: unknown; readonly plural?: unknown } | undefined
  readonly label?: unknown
  readonly fields?: readonly Field[]
}

/** The fields of a form, those in rows, tabs, groups and sections included. */
const allFields = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? allFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => allFields(tab.fields)) : []),
  ])

const findPlural = ({ slug, labels }: Labelled): Words => asWords(labels?.plural, slug)

const findGlobalLabel = ({ slug, label }: Labelled): Words => asWords(label, slug)

/** The label of the first field of a form with that name. */
const findFieldLabel = ({ slug, fields = [] }: Labelled, name: string): Words => {
  const found = allFields(fields).find((field) => 'name' in field && field.name === name)
  return asWords(found && 'label' in found ? found.label : undefined, `${slug}.${name}`)
}

type PayloadWords = (typeof adminLanguages)['en']['translations']

/** What Payload itself writes on a button. */
const findPayloadWords = (pick: (translations: PayloadWords) => string): Words =>
  englishBehind({
    en: pick(adminLanguages.en.translations),
    es: pick(adminLanguages.es.translations),
    fr: pick(adminLanguages.fr.translations),
    de: pick(adminLanguages.de.translations),
  })

const redirect = { slug: 'redirects', fields: [redirectSource, redirectTarget] }
const section = { slug: 'section', fields: [heading] }

/** What the handbook calls by its name: the words stand where the admin has them, so a renamed button is renamed here as well. */
export const labels = {
  content: words('navigation.groups.content'),
  contentIn: words('languageSwitch.switch'),

  createNew: findPayloadWords(({ general }) => general.createNew),
  duplicate: findPayloadWords(({ general }) => general.duplicate),
  save: findPayloadWords(({ general }) => general.save),
  saveDraft: findPayloadWords(({ version }) => version.saveDraft),
  publish: findPayloadWords(({ version }) => version.publishChanges),
  versions: findPayloadWords(({ version }) => version.versions),
  restore: findPayloadWords(({ version }) => version.restoreThisVersion),
  restoreAsDraft: findPayloadWords(({ version }) => version.restoreAsDraft),

  pages: findPlural(pages),
  title: findFieldLabel(pages, 'title'),
  path: findFieldLabel(pages, 'path'),
  sections: findFieldLabel(pages, 'layout'),
  heading: findFieldLabel(section, 'heading'),

  header: findGlobalLabel(header),
  footer: findGlobalLabel(footer),
  mainNavigation: findFieldLabel(header, 'main'),
  pictures: findPlural(media),
  pictureText: findFieldLabel(media, 'alt'),
  pictureFits: findFieldLabel(media, 'descriptionFits'),

  redirects: redirectLabels.plural,
  oldAddress: findFieldLabel(redirect, 'from'),
  leadsTo: findFieldLabel(redirect, 'type'),

  resources: findPlural(resources),
  description: findFieldLabel(resources, 'description'),
  articleText: findFieldLabel(resources, 'body'),
  address: findFieldLabel(resources, 'slug'),

  prices: words('priceGrid.title'),
  list: words('priceGrid.list'),
  column: words('priceGrid.column'),
  history: words('priceGrid.history'),
  putBack: words('priceHistory.putBack'),
  file: words('priceGrid.file'),
  reviewFile: words('priceGrid.reviewFile'),
  download: words('priceGrid.download'),
  publishNow: words('priceReview.publishNow'),
  schedule: words('priceReview.schedule'),

  codes: findPlural(coupons),
  code: findFieldLabel(coupons, 'code'),
  value: findFieldLabel(coupons, 'value'),
  appliesTo: findFieldLabel(coupons, 'applicableCategories'),
  active: findFieldLabel(coupons, 'isActive'),
  combinable: findFieldLabel(coupons, 'combinable'),
  simulator: words('promotions.title'),
  product: words('promotions.product'),
  add: words('promotions.add'),
  together: words('promotions.stack.title'),
  batches: findPlural(codeBatches),
  madeLike: findFieldLabel(codeBatches, 'template'),
  beginsWith: findFieldLabel(codeBatches, 'prefix'),
  howMany: findFieldLabel(codeBatches, 'size'),
  downloadCodes: words('promotions.download'),

  translations: words('translationScreen.menu'),
  stillRight: words('translationScreen.confirm'),
  saveAndNext: words('translationScreen.save'),

  searchTexts: words('textSearch.search'),
  allPlaces: words('textSearch.all'),
  replaceWith: words('textSearch.replacement'),
  replaceAsDrafts: words('textSearch.asDrafts'),
  replaceAndPublish: words('textSearch.publish'),
} as const satisfies Record<string, Words>

export type Label = keyof typeof labels

export const isLabel = (name: string): name is Label => Object.hasOwn(labels, name)

interface SentenceProps {
  readonly reader: Reader
  readonly text: Words
}

/** With what the admin calls its things in bold. */
const Sentence = ({ reader, text }: SentenceProps) =>
  piecesOf(translate(reader, text), (name) => (isLabel(name) ? translate(reader, labels[name]) : name)).map((piece, at) =>
    piece.isLabel ? <b key={at}>{piece.text}</b> : <span key={at}>{piece.text}</span>,
  )

interface ToldProps {
  readonly reader: Reader
  readonly job: Job
  readonly isOpen: boolean
}

const WebhookMessage = ({ reader, job, isOpen }: ToldProps) => (
  <details name="how-to-jobs" open={isOpen}>
    <summary>{translate(reader, job.title)}</summary>
    <p>
      <Sentence reader={reader} text={job.purpose} />
    </p>
    <ol>
      {job.steps.map((step, at) => (
        <li key={at}>
          <Sentence reader={reader} text={step} />
        </li>
      ))}
    </ol>
    <dl>
      <dt>{translate(reader, words('guides.howTo.result'))}</dt>
      <dd>
        <Sentence reader={reader} text={job.result} />
      </dd>
      <dt>{translate(reader, words('guides.howTo.trouble'))}</dt>
      <dd>
        <Sentence reader={reader} text={job.trouble} />
      </dd>
    </dl>
  </details>
)

/** The address of a screen under the admin's own. */
const addressOf = (segments: string | readonly string[] | undefined): string =>
  typeof segments === 'object' ? `/${segments.join('/')}` : ''

/**
 * In the head of every screen: what is done on it, step by step. It needs no script: the browser itself opens it beside the work
 * and keeps it open.
 */
export const HowTo = ({ i18n, params, user }: Pick<ServerProps, 'i18n' | 'params' | 'user'>) => {
  if (!hasRole(user ?? null, ['admin', 'marketing'])) return null
  const reader = { i18n }
  const jobs = jobsAt(addressOf(params?.['segments']))
  return (
    <>
      <button className="how-to__open" type="button" popoverTarget="how-to">
        {translate(reader, words('guides.howTo.open'))}
      </button>
      <div id="how-to" className="how-to" popover="manual" role="dialog" aria-labelledby="how-to-title">
        <div className="how-to__head">
          <strong id="how-to-title">{translate(reader, words('guides.howTo.open'))}</strong>
          <button type="button" popoverTarget="how-to" popoverTargetAction="hide">
            {translate(reader, words('guides.howTo.close'))}
          </button>
        </div>
        {jobs.map((job, at) => (
          <WebhookMessage key={job.id} reader={reader} job={job} isOpen={at === 0} />
        ))}
      </div>
    </>
  )
}
