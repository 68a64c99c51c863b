import type { CollectionConfig, TextField } from 'payload'
import { nobody, promotions, shopWritten } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { batchEndpoints } from '@/payload/admin/promotions/answers'
import { batchPrefix } from '@/payload/admin/promotions/category-nouns'
import { deleteCodesOfBatch } from './delete-batch-codes'
import { translate, words, type Reader } from '@/payload/words'

const onceMade = { access: { update: nobody } }

const noTemplate = words({
  en: 'Please choose the code that the new ones are made like.',
  es: 'Elija el código según el cual se crean los nuevos.',
  fr: 'Veuillez choisir le code qui sert de modèle aux nouveaux.',
  de: 'Bitte wählen Sie den Code, nach dessen Muster die neuen entstehen.',
})

const name: TextField = plainText('name', words({ en: 'Name', es: 'Nombre', fr: 'Nom', de: 'Name' }), { required: true })

/** D12, D19: single-use codes generated from a template, managed as one batch. */
export const codeBatches: CollectionConfig = {
  slug: 'code-batches',
  labels: {
    singular: words({
      en: 'Batch of single-use codes',
      es: 'Lote de códigos de un solo uso',
      fr: 'Lot de codes à usage unique',
      de: 'Serie von Einmalcodes',
    }),
    plural: words({
      en: 'Single-use codes',
      es: 'Códigos de un solo uso',
      fr: 'Codes à usage unique',
      de: 'Einmalcodes',
    }),
  },
  access: promotions,
  admin: {
    group: groups.promotions,
    useAsTitle: 'name',
    defaultColumns: ['name', 'prefix', 'made', 'size', 'isActive', 'createdAt'],
    listSearchableFields: ['name', 'prefix'],
    description: words({
      en: 'Up to 100,000 codes that count once each, made from a code that exists: its value, dates and conditions are theirs.',
      es: 'Hasta 100 000 códigos que cuentan una vez cada uno, creados a partir de uno existente: comparten su valor, sus fechas y sus condiciones.',
      fr: 'Jusqu’à 100 000 codes valables une fois chacun, créés à partir d’un code existant dont ils reprennent la valeur, les dates et les conditions.',
      de: 'Bis zu 100.000 Codes, die je einmal gelten, nach dem Muster eines vorhandenen: mit dessen Wert, Daten und Bedingungen.',
    }),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  endpoints: batchEndpoints,
  hooks: { beforeDelete: [deleteCodesOfBatch] },
  fields: [
    name,
    {
      name: 'template',
      type: 'relationship',
      relationTo: 'coupons',
      label: words({ en: 'Made like', es: 'Según el código', fr: 'Sur le modèle de', de: 'Nach dem Muster von' }),
      admin: { allowCreate: false },
      // Not required in the database: the template may be deleted once the codes exist.
      validate: (value: unknown, { req, operation }: { req: Reader; operation?: string }) =>
        operation !== 'create' || Boolean(value) || translate(req, noTemplate),
      ...onceMade,
    },
    {
      type: 'row',
      fields: [
        { ...batchPrefix, ...onceMade },
        {
          ...wholeNumber('size', words({ en: 'How many', es: 'Cuántos', fr: 'Combien', de: 'Wie viele' }), {
            required: true,
            least: 1,
            most: 100_000,
          }),
          ...onceMade,
        },
      ],
    },
    shopWritten({
      ...wholeNumber('made', words({ en: 'Made so far', es: 'Creados hasta ahora', fr: 'Créés jusqu’ici', de: 'Bisher erstellt' }), {
        defaultValue: 0,
      }),
      admin: { condition: (_data, _siblings, { operation }) => operation === 'update' },
    }),
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/promotions/uses-panel.client#BatchPanel' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
    liveSwitch,
  ],
}
