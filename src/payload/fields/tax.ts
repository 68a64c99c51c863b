import type { ArrayField, NumberField, NumberFieldSingleValidation, PayloadRequest, TextField } from 'payload'
import { overlappingRows } from '@/core/tax/resolve-tax'
import { taxKinds, type TaxKind } from '@/core/tax/types'
import { translate } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import { localizedText } from './text'
import { moment, percentage } from './numbers'
import { rows } from './rows'
import { plainText } from './sales'
import { select } from './selects'

const kinds = labelsOf('fields.tax.kinds', ['everyone', 'consumer', 'business']) satisfies Record<TaxKind, Words>

const countryError = words('fields.tax.countryError')

const country = (name: string, label: Words, description: Words): TextField =>
  ({
    ...plainText(name, label),
    admin: { description },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      value === null || value === undefined || value === '' || /^[A-Z]{2}$/.test(String(value)) || translate(req, countryError),
  }) as TextField

/** T6: where the shop itself is registered for VAT. */
export const taxSeat = country('taxSeat', words('fields.tax.taxSeat.label'), words('fields.tax.taxSeat.description'))

const overlapError = (one: number, other: number) => words('fields.tax.overlapError', { one, other })

const datesError = words('fields.tax.datesError')

interface Typed {
  readonly country?: string | null
  readonly region?: string | null
  readonly kind?: string | null
  readonly validFrom?: string | Date | null
  readonly validTo?: string | Date | null
}

const instant = (moment: Typed['validFrom']): number | null => (moment ? new Date(moment).getTime() : null)

const toRow = ({ country, region, kind, validFrom, validTo }: Typed) => ({
  country: country ?? '',
  region: region ?? '',
  kind: taxKinds.find((each) => each === kind) ?? 'everyone',
  from: instant(validFrom),
  to: instant(validTo),
})

/** T3: at most one row applies to a buyer at any time. */
const checkTable = (value: unknown, { req }: { req: PayloadRequest }): string | true => {
  const typed = Array.isArray(value) ? (value as readonly Typed[]).map(toRow) : []
  if (typed.some(({ from, to }) => from !== null && to !== null && to <= from)) return translate(req, datesError)
  const overlap = overlappingRows(typed)
  return overlap === null || translate(req, overlapError(overlap[0] + 1, overlap[1] + 1))
}

/** T11: whether a row, with its name as the reason, applies to every buyer without a more specific row. */
const namesEveryone = (rows: unknown): boolean =>
  Array.isArray(rows) &&
  (rows as readonly Typed[])
    .map(toRow)
    .some(({ country: of, region, kind, from, to }) => of === '' && region === '' && kind === 'everyone' && from === null && to === null)

const flatRate = percentage('taxRate', words('pricingSettings.taxRate.label'), { required: true, defaultValue: 0.1 })

const checkFlatRate: NumberFieldSingleValidation = async (value, options) => {
  const checked = (await (flatRate.validate as NumberFieldSingleValidation | undefined)?.(value, options)) ?? true
  const isNewlyZero = value === 0 && options.previousValue !== 0
  if (checked !== true || !isNewlyZero) return checked
  return namesEveryone(Reflect.get(options.data as object, 'taxRates')) || translate(options.req, words('fields.tax.noReason'))
}

/** §9, T11: the single rate. A rate of 0 requires a row with the reason, since invoices print its name. */
export const taxRate: NumberField = { ...flatRate, validate: checkFlatRate } as NumberField

/** T1. */
export const taxRates: ArrayField = {
  ...rows(
    'taxRates',
    {
      kind: words('fields.tax.taxRates.singular'),
      plural: words('fields.tax.taxRates.plural'),
      titles: ['country', 'name'],
      detail: 'region',
      description: words('fields.tax.taxRates.description'),
    },
    [
      country('country', words('fields.tax.taxRates.country.label'), words('fields.tax.taxRates.country.description')),
      plainText('region', words('fields.tax.taxRates.region.label')),
      select('kind', words('fields.tax.taxRates.kind.label'), kinds, { defaultValue: 'everyone' }),
      percentage('rate', words('fields.tax.taxRates.rate.label'), {
        required: true,
      }),
      localizedText('name', words('fields.tax.taxRates.name.label'), {
        required: true,
        maxLength: 60,
        description: words('fields.tax.taxRates.name.description'),
      }),
      moment('validFrom', words('fields.tax.taxRates.validFrom.label')),
      moment('validTo', words('fields.tax.taxRates.validTo.label')),
    ],
    { maxRows: 300 },
  ),
  validate: checkTable,
}
