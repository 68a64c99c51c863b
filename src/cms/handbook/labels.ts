import { groups } from '@/cms/admin/groups'
import { switchLabel } from '@/cms/admin/language/switch-label'
import { codeBatches } from '@/cms/collections/code-batches'
import { coupons } from '@/cms/collections/coupons'
import { media } from '@/cms/collections/media'
import { pages } from '@/cms/collections/pages'
import { resources } from '@/cms/collections/resources'
import { footer } from '@/cms/globals/footer'
import { header } from '@/cms/globals/header'
import { redirectLabels } from '@/cms/plugins/redirects'
import { gridWords } from '@/cms/prices/grid-words'
import { historyWords } from '@/cms/prices/history-words'
import { reviewWords } from '@/cms/prices/review-words'
import { panelWords, deskWords as promotionWords, stackWords } from '@/cms/promotions/desk-words'
import { redirectSource, redirectTarget } from '@/cms/redirects/fields'
import { heading } from '@/cms/sections/section-fields'
import { textWords } from '@/cms/texts/text-words'
import { deskWords as translationWords } from '@/cms/translations/desk-words'
import type { Words } from '@/cms/words'
import { findFieldLabel, findGlobalLabel, findPayloadWords, findPlural } from './find-label'

const redirect = { slug: 'redirects', fields: [redirectSource, redirectTarget] }
const section = { slug: 'section', fields: [heading] }

/** What the handbook calls by its name: the words stand where the admin has them, so a renamed button is renamed here as well. */
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
