import type { Block } from 'payload'
import type { SketchPart } from '@/cms/admin/sketch'
import { pictureOf } from '@/cms/admin/thumbnail'
import { words, type Words } from '@/cms/words'
import { heading, intro } from './section-fields'

/** Under these headings the admin offers the sections of a page. */
const groups = {
  sell: words({ en: 'Sell', es: 'Vender', fr: 'Vendre', de: 'Verkaufen' }),
  explain: words({ en: 'Explain', es: 'Explicar', fr: 'Expliquer', de: 'Erklären' }),
  prove: words({ en: 'Prove', es: 'Demostrar', fr: 'Prouver', de: 'Belegen' }),
  tools: words({ en: 'Tools and forms', es: 'Herramientas y formularios', fr: 'Outils et formulaires', de: 'Werkzeuge und Formulare' }),
} as const

interface BlockDefinition {
  readonly group: keyof typeof groups
  /** What stands for it in the admin's picker until `npm run thumbnails` has taken its picture, from top to bottom. */
  readonly drawing: readonly [SketchPart, ...SketchPart[]]
  readonly name: Words
  /** Where it differs from the name. */
  readonly plural?: Words
  /** What it begins with: a heading and an intro, unless it says otherwise. */
  readonly head?: Block['fields']
  readonly fields?: Block['fields']
}

/** `logo-strip` is `LogoStripBlock` in the generated types. */
const interfaceOf = (slug: string): string => `${slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Block`

/** A section as editors see it: in its group, with a picture, its rows named by their kind and heading instead of a name of their own. */
export const defineBlock = (
  /** What it is called in the documents, and the folder that draws it. */
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
    components: { Label: { path: '/cms/admin/rows/section-name.client#SectionName', clientProps: { kind: name } } },
  },
})
