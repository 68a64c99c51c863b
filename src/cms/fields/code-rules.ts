import type { DateField, NumberField, PayloadRequest, SelectField } from 'payload'
import { isWithinAnyCategory, type CategoryId } from '@/core/catalog/categories'
import { isStaff } from '@/cms/access/identity'
import { translate, words } from '@/cms/words'
import { moment } from './moment'
import { wholeNumber } from './numbers'
import { withRule } from './number-field'
import { categories } from './selects'

const faults = {
  dates: words({
    en: 'The code must expire after it starts.',
    es: 'El código debe caducar después de empezar.',
    fr: 'Le code doit expirer après son début.',
    de: 'Der Code muss nach seinem Beginn ablaufen.',
  }),
  past: words({
    en: 'This moment is over: the code would never work.',
    es: 'Ese momento ya ha pasado: el código no funcionaría nunca.',
    fr: 'Ce moment est passé : le code ne fonctionnerait jamais.',
    de: 'Dieser Zeitpunkt ist vorbei: Der Code würde nie gelten.',
  }),
  categories: words({
    en: 'This leaves nothing of the list above: the code would apply to nothing.',
    es: 'Esto excluye toda la lista anterior: el código no se aplicaría a nada.',
    fr: 'Cela exclut toute la liste ci-dessus : le code ne s’appliquerait à rien.',
    de: 'Das schließt die ganze Liste darüber aus: Der Code würde für nichts gelten.',
  }),
  both: words({
    en: 'This takes back a category of the list above: please leave it in one of the two.',
    es: 'Esto anula una categoría de la lista anterior: déjela en una sola de las dos.',
    fr: 'Cela annule une catégorie de la liste ci-dessus : laissez-la dans une seule des deux.',
    de: 'Das nimmt eine Kategorie der Liste darüber zurück: Bitte lassen Sie sie in einer von beiden.',
  }),
  limit: words({
    en: 'A customer cannot use it more often than everybody together.',
    es: 'Un cliente no puede usarlo más veces que todos juntos.',
    fr: 'Un client ne peut pas l’utiliser plus souvent que tous ensemble.',
    de: 'Ein Kunde kann ihn nicht öfter verwenden als alle zusammen.',
  }),
}

const isOver = (value: unknown): boolean => (typeof value === 'string' || value instanceof Date) && new Date(value).getTime() <= Date.now()

/** After its start, and not over before it was made: the shop's own writing may carry what was. */
export const codeExpiry: DateField = {
  ...moment('expiresAt', words({ en: 'Expires', es: 'Caduca', fr: 'Fin', de: 'Ablauf' }), (value, { siblingData, operation, req }) => {
    const { startsAt } = siblingData as { startsAt?: string | Date | null }
    if (value && startsAt && new Date(value) <= new Date(startsAt)) return translate(req, faults.dates)
    return !(operation === 'create' && isStaff(req.user ?? null) && isOver(value)) || translate(req, faults.past)
  }),
  // A copy of last year's code is made for this year.
  hooks: { beforeDuplicate: [({ value }: { value?: unknown }) => (isOver(value) ? null : value)] },
}

const excluded = categories(
  'excludedCategories',
  words({ en: 'Does not apply to', es: 'No se aplica a', fr: 'Ne s’applique pas à', de: 'Gilt nicht für' }),
  words({
    en: 'Wins over the list above.',
    es: 'Prevalece sobre la lista anterior.',
    fr: 'L’emporte sur la liste ci-dessus.',
    de: 'Hat Vorrang vor der Liste darüber.',
  }),
)

const listOf = (value: unknown): readonly CategoryId[] => (Array.isArray(value) ? (value as CategoryId[]) : [])

export const excludedCategories = {
  ...excluded,
  validate: (value: unknown, { siblingData, req }: { siblingData: { applicableCategories?: unknown }; req: PayloadRequest }) => {
    const included = listOf(siblingData.applicableCategories)
    const isTakenBack = (category: CategoryId) => isWithinAnyCategory(category, listOf(value))
    if (included.length > 0 && included.every(isTakenBack)) return translate(req, faults.categories)
    return !included.some(isTakenBack) || translate(req, faults.both)
  },
} as SelectField

export const perCustomerLimit: NumberField = withRule(
  wholeNumber(
    'perCustomerLimit',
    words({ en: 'Uses per customer', es: 'Usos por cliente', fr: 'Utilisations par client', de: 'Verwendungen je Kunde' }),
    { least: 1 },
  ),
  (value, { siblingData, req }) => {
    const inAll = siblingData['usageLimit']
    return typeof inAll !== 'number' || value <= inAll || translate(req, faults.limit)
  },
)
