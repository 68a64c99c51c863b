import type { CollectionConfig, TextField } from 'payload'
import { normaliseCode } from '@/core/discounts/coupons'
import { nobody, promotions } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { comparisonEndpoints } from '@/payload/admin/promotions/share-link'
import { translate, words, type Reader } from '@/payload/words'

interface Asked {
  readonly req: Reader & { readonly payload?: import('payload').Payload }
  readonly siblingData: { readonly firstCode?: string; readonly secondCode?: string }
}

const noSuchCode = words({
  en: 'There is no code of this name.',
  es: 'No existe ningún código con este nombre.',
  fr: 'Aucun code ne porte ce nom.',
  de: 'Einen Code dieses Namens gibt es nicht.',
})
const sameCode = words({
  en: 'Please choose two different codes.',
  es: 'Elija dos códigos distintos.',
  fr: 'Veuillez choisir deux codes différents.',
  de: 'Bitte wählen Sie zwei verschiedene Codes.',
})
const isCode = words({
  en: 'This word is a code itself. Please choose another.',
  es: 'Esta palabra ya es un código. Elija otra.',
  fr: 'Ce mot est déjà un code. Veuillez en choisir un autre.',
  de: 'Dieses Wort ist selbst ein Code. Bitte wählen Sie ein anderes.',
})
const wordForm = words({
  en: 'Please enter 3 to 40 letters, digits or hyphens.',
  es: 'Introduzca de 3 a 40 letras, cifras o guiones.',
  fr: 'Veuillez saisir de 3 à 40 lettres, chiffres ou tirets.',
  de: 'Bitte geben Sie 3 bis 40 Buchstaben, Ziffern oder Bindestriche ein.',
})

const isKnown = async (code: string, { req }: Asked): Promise<boolean> => {
  const found = await req.payload?.count({ collection: 'coupons', where: { code: { equals: code } } })
  return (found?.totalDocs ?? 0) > 0
}

const typedCode = (value: unknown): unknown => (typeof value === 'string' ? normaliseCode(value) : value)

const codeField = (name: 'firstCode' | 'secondCode', label: TextField['label']): TextField =>
  ({
    ...plainText(name, label as ReturnType<typeof words>, { required: true }),
    hooks: { beforeValidate: [({ value }: { value?: unknown }) => typedCode(value)] },
    validate: async (value: unknown, asked: Asked) => {
      const code = typedCode(value)
      if (typeof code !== 'string' || !(await isKnown(code, asked))) return translate(asked.req, noSuchCode)
      const isTwice = typedCode(asked.siblingData.firstCode) === typedCode(asked.siblingData.secondCode)
      return isTwice ? translate(asked.req, sameCode) : true
    },
  }) as TextField

const word: TextField = {
  ...plainText(
    'word',
    words({ en: 'Word that is shared', es: 'Palabra que se comparte', fr: 'Mot à partager', de: 'Wort, das Sie teilen' }),
    { required: true },
  ),
  unique: true,
  index: true,
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => typedCode(value)] },
  validate: async (value: unknown, asked: Asked) => {
    const typed = typedCode(value)
    if (typeof typed !== 'string' || !/^[\p{L}\d-]{3,40}$/u.test(typed)) return translate(asked.req, wordForm)
    return (await isKnown(typed, asked)) ? translate(asked.req, isCode) : true
  },
} as TextField

/** D17: gives each cart one of two codes, to compare their sales. */
export const codeComparisons: CollectionConfig = {
  slug: 'code-comparisons',
  labels: {
    singular: words({
      en: 'Comparison of two codes',
      es: 'Comparación de dos códigos',
      fr: 'Comparaison de deux codes',
      de: 'Vergleich zweier Codes',
    }),
    plural: words({ en: 'Code comparisons', es: 'Comparaciones de códigos', fr: 'Comparaisons de codes', de: 'Code-Vergleiche' }),
  },
  access: { ...promotions, delete: nobody },
  admin: {
    group: groups.promotions,
    useAsTitle: 'word',
    defaultColumns: ['word', 'firstCode', 'secondCode', 'shareOfSecond', 'isActive'],
    listSearchableFields: ['word', 'firstCode', 'secondCode'],
    description: words({
      en: 'Share one word in a mailing or a link (?code=WORD). Each cart gets one of the two codes and keeps it.',
      es: 'Comparta una sola palabra en un envío o un enlace (?code=PALABRA). Cada carrito recibe uno de los dos códigos y lo conserva.',
      fr: 'Partagez un seul mot dans un mail ou un lien (?code=MOT). Chaque panier reçoit l’un des deux codes et le garde.',
      de: 'Teilen Sie ein einziges Wort in einem Mailing oder Link (?code=WORT). Jeder Warenkorb bekommt einen der beiden Codes und behält ihn.',
    }),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  endpoints: comparisonEndpoints,
  fields: [
    word,
    {
      type: 'row',
      fields: [
        codeField('firstCode', words({ en: 'First code', es: 'Primer código', fr: 'Premier code', de: 'Erster Code' })),
        codeField('secondCode', words({ en: 'Second code', es: 'Segundo código', fr: 'Second code', de: 'Zweiter Code' })),
      ],
    },
    wholeNumber(
      'shareOfSecond',
      words({
        en: 'Carts that get the second, in percent',
        es: 'Carritos que reciben el segundo, en porcentaje',
        fr: 'Paniers recevant le second, en pourcentage',
        de: 'Warenkörbe mit dem zweiten, in Prozent',
      }),
      { required: true, defaultValue: 50, least: 1, most: 99 },
    ),
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/promotions/comparison-panel.client#ComparisonPanel' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
    liveSwitch,
  ],
}
