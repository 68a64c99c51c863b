import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig, StaticLabel } from 'payload'
import { words } from '@/cms/words'
import { hasUnits } from './units'

/** What is translated together: a row of the matrix. */
export type Area =
  | { readonly kind: 'collection'; readonly slug: string; readonly label: StaticLabel; readonly config: SanitizedCollectionConfig }
  | { readonly kind: 'global'; readonly slug: string; readonly label: StaticLabel; readonly config: SanitizedGlobalConfig }
  | { readonly kind: 'messages'; readonly slug: MessageArea; readonly label: StaticLabel }

/** The developers' words: what screens say, and what mails say. */
export const messageAreas = ['messages', 'mails'] as const
export type MessageArea = (typeof messageAreas)[number]

/** The collection that holds marketing's words for messages: its texts are counted as the messages they stand for. */
export const overridesSlug = 'message-overrides'

const messageLabels: Readonly<Record<MessageArea, StaticLabel>> = {
  messages: words({
    en: 'Labels and messages',
    es: 'Etiquetas y mensajes',
    fr: 'Libellés et messages',
    de: 'Beschriftungen und Meldungen',
  }),
  mails: words({ en: 'Texts of emails', es: 'Textos de los correos', fr: 'Textes des mails', de: 'Texte der E-Mails' }),
}

const labelOf = (label: unknown, slug: string): StaticLabel =>
  typeof label === 'string' || (typeof label === 'object' && label !== null) ? (label as StaticLabel) : slug

const isTranslated = ({ slug, flattenedFields }: { readonly slug: string; readonly flattenedFields: readonly FlattenedField[] }): boolean =>
  slug !== overridesSlug && !slug.startsWith('payload-') && hasUnits(flattenedFields)

const find = ({ collections, globals }: SanitizedConfig): readonly Area[] => [
  ...collections
    .filter(isTranslated)
    .map((config): Area => ({ kind: 'collection', slug: config.slug, label: labelOf(config.labels.plural, config.slug), config })),
  ...globals
    .filter(isTranslated)
    .map((config): Area => ({ kind: 'global', slug: config.slug, label: labelOf(config.label, config.slug), config })),
  ...messageAreas.map((slug): Area => ({ kind: 'messages', slug, label: messageLabels[slug] })),
]

const found = new WeakMap<SanitizedConfig, readonly Area[]>()

/** Everything that has texts in several languages, in the order of the configuration. */
export const areasOf = (config: SanitizedConfig): readonly Area[] => {
  const areas = found.get(config) ?? find(config)
  found.set(config, areas)
  return areas
}

export const findArea = (config: SanitizedConfig, slug: string): Area | undefined => areasOf(config).find((area) => area.slug === slug)

export const hasDrafts = (area: Area): boolean => area.kind === 'collection' && Boolean(area.config.versions?.drafts)
