import type { SelectField, Block } from 'payload'
import type { BillingPeriod } from '@/core/catalog/types'
import { localizedText, localizedTextarea } from '@/payload/fields/text'
import { wholeNumber } from '@/payload/fields/numbers'
import { type Labels, periodLabels, select } from '@/payload/fields/selects'
import { words, type Words, type NamesIn } from '@/payload/words'
import { type SketchPart, pictureOf } from '@/payload/admin/sketch'

export const heading = localizedText('heading', words('blocks.shared.heading.label'), {
  required: true,
  maxLength: 160,
})

export const intro = localizedTextarea('intro', words('blocks.shared.intro.label'), {
  maxLength: 800,
})

/** §4: the billing toggle offers these two periods. */
export const defaultBilling = (defaultValue: Extract<BillingPeriod, 'monthly' | 'yearly'>): SelectField =>
  select(
    'defaultBilling',
    words('blocks.shared.defaultBilling.label'),
    { monthly: periodLabels.monthly, yearly: periodLabels.yearly },
    { defaultValue },
  )

export const presentation = <Value extends string>(choices: Labels<Value>, defaultValue: Value): SelectField =>
  select('presentation', words('blocks.shared.presentation.label'), choices, { defaultValue })

export const limit = (defaultValue: number) =>
  wholeNumber('limit', words('blocks.shared.limit.label'), { least: 1, most: 48, defaultValue })

interface BlockDefinition {
  readonly group: NamesIn<'blocks.shared.groups'>
  /** Sketch for the block picker, from top to bottom, until `npm run bench -- thumbnails` has created the thumbnail. */
  readonly drawing: readonly [SketchPart, ...SketchPart[]]
  readonly name: Words
  /** Set if it differs from the name. */
  readonly plural?: Words
  /** The first fields; defaults to a heading and an intro. */
  readonly head?: Block['fields']
  readonly fields?: Block['fields']
}

const interfaceOf = (slug: string): string => `${slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`

/** A Payload block with group, thumbnail, and rows labelled by kind and heading. */
export const defineBlock = (
  /** Block type, and folder of the block's component. */
  slug: string,
  { group, drawing, name, plural = name, head = [heading, intro], fields = [] }: BlockDefinition,
): Block => ({
  slug,
  interfaceName: interfaceOf(slug),
  labels: { singular: name, plural },
  fields: [...head, ...fields],
  admin: {
    group: words(`blocks.shared.groups.${group}`),
    disableBlockName: true,
    images: { thumbnail: { url: pictureOf(slug, drawing), alt: '' } },
    components: { Label: { path: '/payload/admin/rows/row-name.client#SectionName', clientProps: { kind: name } } },
  },
})
