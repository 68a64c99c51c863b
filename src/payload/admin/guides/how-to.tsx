import { words, type Words, translate, type Reader } from '@/payload/words'
import type { Field, ServerProps } from 'payload'
import { englishBehind, locales } from '@/lib/config/locales'
import { adminLanguages } from '@/payload/admin/languages'
import { groups } from '@/payload/admin/groups'
import { switchLabel } from '@/payload/admin/language/switch-label'
import { codeBatches } from '@/payload/collections/code-batches'
import { coupons } from '@/payload/collections/coupons'
import { media } from '@/payload/collections/media'
import { pages } from '@/payload/collections/pages'
import { resources } from '@/payload/collections/resources'
import { footer } from '@/payload/globals/footer'
import { header } from '@/payload/globals/header'
import { redirectLabels } from '@/payload/plugins/redirects'
import { gridWords } from '@/payload/admin/prices/grid-words'
import { historyWords } from '@/payload/admin/prices/history-words'
import { reviewWords } from '@/payload/admin/prices/review-words'
import { panelWords, screenWords as promotionWords, stackWords } from '@/payload/admin/promotions/screen-words'
import { redirectSource, redirectTarget } from '@/payload/redirects/fields'
import { heading } from '@/payload/blocks/define-block'
import { textWords } from '@/payload/admin/search-and-replace/text-words'
import { screenWords as translationWords } from '@/payload/admin/translations/screen-words'
import { hasRole } from '@/payload/access/rules'
import { piecesOf, type Job } from './jobs/articles'
import { jobsAt } from './jobs'

export const howToWords = {
  open: words({ en: 'How to', es: 'Cómo se hace', fr: 'Mode d’emploi', de: 'Anleitung' }),
  close: words({ en: 'Close', es: 'Cerrar', fr: 'Fermer', de: 'Schließen' }),
  result: words({ en: 'What you see', es: 'Lo que verá', fr: 'Ce que vous voyez', de: 'Was Sie sehen' }),
  trouble: words({ en: 'What can go wrong', es: 'Lo que puede fallar', fr: 'Ce qui peut arriver', de: 'Was schiefgehen kann' }),
} as const

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

const allFields = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap((field) => [
    field,
    ...('fields' in field ? allFields(field.fields) : []),
    ...('tabs' in field ? field.tabs.flatMap((tab) => allFields(tab.fields)) : []),
  ])

const findPlural = ({ slug, labels }: Labelled): Words => asWords(labels?.plural, slug)

const findGlobalLabel = ({ slug, label }: Labelled): Words => asWords(label, slug)

const findFieldLabel = ({ slug, fields = [] }: Labelled, name: string): Words => {
  const found = allFields(fields).find((field) => 'name' in field && field.name === name)
  return asWords(found && 'label' in found ? found.label : undefined, `${slug}.${name}`)
}

type PayloadWords = (typeof adminLanguages)['en']['translations']

const findPayloadWords = (pick: (translations: PayloadWords) => string): Words =>
  englishBehind({
    en: pick(adminLanguages.en.translations),
    es: pick(adminLanguages.es.translations),
    fr: pick(adminLanguages.fr.translations),
    de: pick(adminLanguages.de.translations),
  })

const redirect = { slug: 'redirects', fields: [redirectSource, redirectTarget] }
const section = { slug: 'section', fields: [heading] }

/** Labels that guides refer to, taken from where the admin defines them, so that a renamed button is renamed here too. */
export const labels = {
  content: groups.content,
  promotions: groups.promotions,
  contentIn: switchLabel,

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

  prices: gridWords.title,
  list: gridWords.list,
  column: gridWords.column,
  history: gridWords.history,
  putBack: historyWords.putBack,
  file: gridWords.file,
  reviewFile: gridWords.reviewFile,
  download: gridWords.download,
  publishNow: reviewWords.publishNow,
  schedule: reviewWords.schedule,

  codes: findPlural(coupons),
  code: findFieldLabel(coupons, 'code'),
  value: findFieldLabel(coupons, 'value'),
  appliesTo: findFieldLabel(coupons, 'applicableCategories'),
  active: findFieldLabel(coupons, 'isActive'),
  combinable: findFieldLabel(coupons, 'combinable'),
  simulator: promotionWords.title,
  product: promotionWords.product,
  add: promotionWords.add,
  together: stackWords.title,
  batches: findPlural(codeBatches),
  madeLike: findFieldLabel(codeBatches, 'template'),
  beginsWith: findFieldLabel(codeBatches, 'prefix'),
  howMany: findFieldLabel(codeBatches, 'size'),
  downloadCodes: panelWords.download,

  translations: translationWords.menu,
  stillRight: translationWords.confirm,
  saveAndNext: translationWords.save,

  searchTexts: textWords.search,
  allPlaces: textWords.all,
  replaceWith: textWords.replacement,
  replaceAsDrafts: textWords.asDrafts,
  replaceAndPublish: textWords.publish,
} as const satisfies Record<string, Words>

export type Label = keyof typeof labels

export const isLabel = (name: string): name is Label => Object.hasOwn(labels, name)

interface SentenceProps {
  readonly reader: Reader
  readonly text: Words
}

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
      <dt>{translate(reader, howToWords.result)}</dt>
      <dd>
        <Sentence reader={reader} text={job.result} />
      </dd>
      <dt>{translate(reader, howToWords.trouble)}</dt>
      <dd>
        <Sentence reader={reader} text={job.trouble} />
      </dd>
    </dl>
  </details>
)

const addressOf = (segments: string | readonly string[] | undefined): string =>
  typeof segments === 'object' ? `/${segments.join('/')}` : ''

/** Step-by-step guides in the header of every screen. A native popover: works without script and stays open beside the work. */
export const HowTo = ({ i18n, params, user }: Pick<ServerProps, 'i18n' | 'params' | 'user'>) => {
  if (!hasRole(user ?? null, ['admin', 'marketing'])) return null
  const reader = { i18n }
  const jobs = jobsAt(addressOf(params?.['segments']))
  return (
    <>
      <button className="how-to__open" type="button" popoverTarget="how-to">
        {translate(reader, howToWords.open)}
      </button>
      <div id="how-to" className="how-to" popover="manual" role="dialog" aria-labelledby="how-to-title">
        <div className="how-to__head">
          <strong id="how-to-title">{translate(reader, howToWords.open)}</strong>
          <button type="button" popoverTarget="how-to" popoverTargetAction="hide">
            {translate(reader, howToWords.close)}
          </button>
        </div>
        {jobs.map((job, at) => (
          <WebhookMessage key={job.id} reader={reader} job={job} isOpen={at === 0} />
        ))}
      </div>
    </>
  )
}
