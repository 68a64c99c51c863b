import type { CollectionBeforeDeleteHook } from 'payload'
import { digitsOf } from '@/core/money/types'
import { activeRows } from '@/payload/access/rules'
import { defineCollection } from '@/payload/define-collection'
import { checkbox, position, positiveNumber } from '@/payload/fields/numbers'
import { currencyCode } from '@/payload/fields/identifiers'
import { nameText } from '@/payload/fields/text'
import { refuseConflict } from '@/payload/hooks/documents'
import { translate, type Reader } from '@/payload/translate'
import { words, labelsOf } from '@/payload/words'

const digitsError = words('currencies.digitsError')

const baseRateError = words('currencies.baseRateError')

const baseSwitchError = words('currencies.baseSwitchError')

const localeError = words('currencies.localeError')

const isLocaleTag = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Intl.NumberFormat.supportedLocalesOf([value]).length > 0
  } catch {
    return false
  }
}

const rate = positiveNumber('exchangeRate', words('currencies.rate.exchangeRate.label'), { required: true })
const isActive = checkbox('isActive', words('currencies.isActive.label'), {
  defaultValue: true,
  isInSidebar: true,
})

const baseDeletionError = words('keepBaseCurrency.refusal')

/** M3: prices are stored in USD, so the USD row cannot be deleted. */
const keepBaseCurrency: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const currency = await req.payload.findByID({ collection: 'currencies', id, depth: 0, overrideAccess: true, req })
  if (currency.code === 'USD') refuseConflict({ req }, baseDeletionError)
}

/** Browsers format amounts by currency code alone and would drop decimals that they do not know. */
const mayHaveCents = (code = ''): boolean => !/^[A-Z]{3}$/.test(code) || digitsOf(code) === 2

type Asked = { readonly siblingData: { readonly code?: string }; readonly req: Reader }

/** M8: exchange rates are edited here; their date is shown wherever prices are converted. */
export const currencies = defineCollection({
  slug: 'currencies',
  labels: labelsOf('currencies', ['singular', 'plural']),
  access: activeRows,
  admin: {
    useAsTitle: 'code',
    defaultColumns: ['code', 'name', 'exchangeRate', 'rateDate', 'isActive'],
    listSearchableFields: ['code', 'name'],
  },
  defaultSort: 'order',
  disableDuplicate: true,
  versions: 'stored',
  shown: { keyField: 'code', isPriced: true },
  adds: ['translations', 'used-in', 'price-history'],
  hooks: { beforeDelete: [keepBaseCurrency] },
  fields: [
    currencyCode,
    nameText(60),
    {
      name: 'symbol',
      type: 'text',
      required: true,
      maxLength: 8,
      label: words('currencies.symbol.label'),
    },
    {
      ...rate,
      validate: (value: number | null | undefined, asked: Asked) => {
        if (asked.siblingData.code === 'USD' && value !== 1) return translate(asked.req, baseRateError)
        return rate.validate ? (rate.validate as (value: unknown, asked: Asked) => string | true)(value, asked) : true
      },
    } as typeof rate,
    {
      name: 'rateDate',
      type: 'date',
      required: true,
      label: words('currencies.rateDate.label'),
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
    },
    {
      name: 'digits',
      type: 'number',
      required: true,
      defaultValue: 2,
      label: words('currencies.digits.label'),
      validate: (value: unknown, { siblingData, req }: Asked) =>
        value === 0 || (value === 2 && mayHaveCents(siblingData.code)) || translate(req, digitsError),
    },
    {
      name: 'locale',
      type: 'text',
      required: true,
      defaultValue: 'en-US',
      label: words('currencies.locale.label'),
      admin: {
        // §3 requires the field, but M7 formats all currencies in the same way.
        description: words('currencies.locale.description'),
      },
      validate: (value: unknown, { req }: Asked) => isLocaleTag(value) || translate(req, localeError),
    },
    {
      ...isActive,
      validate: (value: unknown, { siblingData, req }: Asked) =>
        !(siblingData.code === 'USD' && value === false) || translate(req, baseSwitchError),
    } as typeof isActive,
    position,
  ],
})
