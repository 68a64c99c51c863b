import type { DateField, NumberField, PayloadRequest, SelectField } from 'payload'
import { isWithinAnyCategory } from '@/core/catalog/category-tree'
import type { CategoryId } from '@/core/catalog/categories'
import { isStaff } from '../access/identity'
import { say, words } from '../words'
import { moment } from './moment'
import { wholeNumber, withRule } from './numbers'
import { categories } from './selects'

const faults = {
  dates: words(
    'The code must expire after it starts.',
    'El código debe caducar después de empezar.',
    'Le code doit expirer après son début.',
    'Der Code muss nach seinem Beginn ablaufen.',
  ),
  past: words(
    'This moment is over: the code would never work.',
    'Ese momento ya ha pasado: el código no funcionaría nunca.',
    'Ce moment est passé : le code ne fonctionnerait jamais.',
    'Dieser Zeitpunkt ist vorbei: Der Code würde nie gelten.',
  ),
  categories: words(
    'This leaves nothing of the list above: the code would apply to nothing.',
    'Esto excluye toda la lista anterior: el código no se aplicaría a nada.',
    'Cela exclut toute la liste ci-dessus : le code ne s’appliquerait à rien.',
    'Das schließt die ganze Liste darüber aus: Der Code würde für nichts gelten.',
  ),
  limit: words(
    'A customer cannot use it more often than everybody together.',
    'Un cliente no puede usarlo más veces que todos juntos.',
    'Un client ne peut pas l’utiliser plus souvent que tous ensemble.',
    'Ein Kunde kann ihn nicht öfter verwenden als alle zusammen.',
  ),
}

const isOver = (value: unknown): boolean => (typeof value === 'string' || value instanceof Date) && new Date(value).getTime() <= Date.now()

/** After its start, and not over before it was made: the shop's own writing may carry what was. */
export const codeExpiry: DateField = {
  ...moment('expiresAt', words('Expires', 'Caduca', 'Fin', 'Ablauf'), (value, { siblingData, operation, req }) => {
    const { startsAt } = siblingData as { startsAt?: string | Date | null }
    if (value && startsAt && new Date(value) <= new Date(startsAt)) return say(req, faults.dates)
    return !(operation === 'create' && isStaff(req.user ?? null) && isOver(value)) || say(req, faults.past)
  }),
  // A copy of last year's code is made for this year.
  hooks: { beforeDuplicate: [({ value }: { value?: unknown }) => (isOver(value) ? null : value)] },
}

const excluded = categories(
  'excludedCategories',
  words('Does not apply to', 'No se aplica a', 'Ne s’applique pas à', 'Gilt nicht für'),
  words(
    'Wins over the list above.',
    'Prevalece sobre la lista anterior.',
    'L’emporte sur la liste ci-dessus.',
    'Hat Vorrang vor der Liste darüber.',
  ),
)

const listOf = (value: unknown): readonly CategoryId[] => (Array.isArray(value) ? (value as CategoryId[]) : [])

export const excludedCategories = {
  ...excluded,
  validate: (value: unknown, { siblingData, req }: { siblingData: { applicableCategories?: unknown }; req: PayloadRequest }) => {
    const included = listOf(siblingData.applicableCategories)
    return (
      included.length === 0 || included.some((category) => !isWithinAnyCategory(category, listOf(value))) || say(req, faults.categories)
    )
  },
} as SelectField

export const perCustomerLimit: NumberField = withRule(
  wholeNumber('perCustomerLimit', words('Uses per customer', 'Usos por cliente', 'Utilisations par client', 'Verwendungen je Kunde'), {
    least: 1,
  }),
  (value, { siblingData, req }) => {
    const inAll = siblingData['usageLimit']
    return typeof inAll !== 'number' || value <= inAll || say(req, faults.limit)
  },
)
