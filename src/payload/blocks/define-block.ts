import type { SelectField, Block } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { wholeNumber } from '@/payload/fields/numbers'
import { type Labels, periodLabels, select } from '@/payload/fields/selects'
import { words, type Words } from '@/payload/words'
import { type SketchPart, pictureOf } from '@/payload/admin/sketch'

export const heading = localizedText('heading', words({ en: 'Heading', es: 'Título', fr: 'Titre', de: 'Überschrift' }), {
  required: true,
  maxLength: 160,
})

export const intro = localizedTextarea('intro', words({ en: 'Introduction', es: 'Introducción', fr: 'Introduction', de: 'Einleitung' }), {
  maxLength: 800,
})

/** §4: the billing toggle offers these two. */
export const defaultBilling = (defaultValue: Extract<BillingPeriod, 'monthly' | 'yearly'>): SelectField =>
  select(
    'defaultBilling',
    words({
      en: 'Billing shown first',
      es: 'Facturación mostrada primero',
      fr: 'Facturation affichée d’abord',
      de: 'Zuerst gezeigte Abrechnung',
    }),
    { monthly: periodLabels.monthly, yearly: periodLabels.yearly },
    { defaultValue },
  )

export const presentation = <Value extends string>(choices: Labels<Value>, defaultValue: Value): SelectField =>
  select('presentation', words({ en: 'Shown as', es: 'Se muestra como', fr: 'Présentation', de: 'Darstellung' }), choices, { defaultValue })

export const limit = (defaultValue: number) =>
  wholeNumber('limit', words({ en: 'At most', es: 'Como máximo', fr: 'Au maximum', de: 'Höchstens' }), { least: 1, most: 48, defaultValue })

const groups = {
  sell: words({ en: 'Sell', es: 'Vender', fr: 'Vendre', de: 'Verkaufen' }),
  explain: words({ en: 'Explain', es: 'Explicar', fr: 'Expliquer', de: 'Erklären' }),
  prove: words({ en: 'Prove', es: 'Demostrar', fr: 'Prouver', de: 'Belegen' }),
  tools: words({ en: 'Tools and forms', es: 'Herramientas y formularios', fr: 'Outils et formulaires', de: 'Werkzeuge und Formulare' }),
} as const

interface BlockDefinition {
  readonly group: keyof typeof groups
  /** Sketch for the block picker until `npm run thumbnails` has created the thumbnail, from top to bottom. */
  readonly drawing: readonly [SketchPart, ...SketchPart[]]
  readonly name: Words
  /** If it differs from the name. */
  readonly plural?: Words
  /** First fields; by default a heading and an intro. */
  readonly head?: Block['fields']
  readonly fields?: Block['fields']
}

const interfaceOf = (slug: string): string => `${slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`

/** A Payload block with group, thumbnail and rows labelled by kind and heading. */
export const defineBlock = (
  /** Block type, and folder of its component. */
  slug: string,
  { group, drawing, name, plural = name, head = [heading, intro], fields = [] }: BlockDefinition,
): Block => ({
  slug,
  interfaceName: interfaceOf(slug),
  labels: { singular: name, plural },
  fields: [...head, ...fields],
  admin: {
    group: groups[group],
    disableBlockName: true,
    images: { thumbnail: { url: pictureOf(slug, drawing), alt: '' } },
    components: { Label: { path: '/payload/admin/rows/row-name.client#SectionName', clientProps: { kind: name } } },
  },
})
