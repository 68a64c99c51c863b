import type { GroupField, PayloadRequest, Field, TextField, NumberField } from 'payload'
import { isIban } from '@/core/payments/iban'
import { staff, shopWritten } from '@/payload/access/rules'
import { translate, type Reader } from '@/payload/translate'
import { words, type Words, labelsOf } from '@/payload/words'
import { demo, checkbox, moment, wholeNumber, withRule } from './numbers'
import { localizedTextarea, json } from './text'
import { plainText } from './sales'
import { languages } from '@/lib/config/languages'
import { defaultLocale } from '@/lib/config/locales'
import { pickedFrom } from '@/payload/admin/picker/source'
import type { ShownPrices } from '@/core/tax/types'
import { select, categories, selectMany } from './selects'
import { type Setting } from '@/core/discounts/conditions'
import { columnSettings, type ColumnName } from '@/core/discounts/coupons'
import { defaultSynonyms, findInvalidLine } from '@/modules/content/search/synonyms'
import { price } from './prices'
import type { StrikePolicy } from '@/core/pricing/reference-price'

const fault = words('fields.settings.fault')

/** Account for bank transfers. Shown on the order page and in the order email once holder and IBAN are set. */
export const bankDetails: GroupField = {
  name: 'bankDetails',
  type: 'group',
  label: words('fields.settings.bankDetails.label'),
  admin: {
    description: words('fields.settings.bankDetails.description'),
  },
  fields: [
    plainText('holder', words('fields.settings.bankDetails.holder.label')),
    {
      ...plainText('iban', words('fields.settings.bankDetails.iban.label')),
      validate: (value: unknown, { req }: { req: PayloadRequest }) =>
        value === null || value === undefined || value === '' || (typeof value === 'string' && isIban(value)) || translate(req, fault),
    } as ReturnType<typeof plainText>,
    plainText('bic', words('fields.settings.bankDetails.bic.label')),
    plainText('bankName', words('fields.settings.bankDetails.bankName.label')),
    localizedTextarea('note', words('fields.settings.bankDetails.note.label'), { maxLength: 400 }),
    { ...demo, admin: { ...demo.admin, position: undefined } } as typeof demo,
  ],
}

/** As browsers write an `Origin`, without a path or trailing slash. */
const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && url.origin === text && (url.protocol === 'https:' || url.hostname === 'localhost')
}

const mostOrigins = 50

/** Origins, one per line, whose pages may call the API from the browser, without cookies. */
export const apiOrigins: Field = {
  name: 'apiOrigins',
  type: 'textarea',
  maxLength: 5000,
  label: words('fields.settings.apiOrigins.label'),
  access: { read: ({ req }) => staff({ req }) },
  validate: (value: unknown, { req }: { req: PayloadRequest }) => {
    const origins = typeof value === 'string' ? value.split(/\s+/).filter((each) => each !== '') : []
    return (origins.length <= mostOrigins && origins.every(isOrigin)) || translate(req, words('fields.settings.apiOrigins.fault'))
  },
  admin: { description: words('fields.settings.apiOrigins.description') },
}

/** R10: one notice on every page instead of a label on each testimonial, case study and figure. */
export const demoNotice = checkbox('showDemoNotice', words('fields.settings.demoNotice.showDemoNotice.label'), {
  description: words('fields.settings.demoNotice.showDemoNotice.description'),
})

/** M10: each language's default currency until the visitor chooses one. */
export const firstCurrencies: GroupField = {
  name: 'firstCurrencies',
  type: 'group',
  label: words('fields.settings.firstCurrencies.label'),
  admin: {
    description: words('fields.settings.firstCurrencies.description'),
  },
  fields: languages
    .filter(({ code }) => code !== defaultLocale)
    .map(({ code, name }) => ({ name: code, type: 'text', label: name, admin: pickedFrom('currencies') })),
}

/** K24: synonyms for the site search. Not translated, since each language has its own. */
export const searchSynonyms: GroupField = {
  name: 'searchSynonyms',
  type: 'group',
  label: words('fields.settings.searchSynonyms.label'),
  access: { read: ({ req }) => staff({ req }) },
  admin: { description: words('fields.settings.searchSynonyms.description') },
  fields: languages.map(({ code, name }) => ({
    name: code,
    type: 'textarea',
    label: name,
    maxLength: 20_000,
    defaultValue: defaultSynonyms[code] ?? '',
    validate: (value: unknown, { req }: { req: PayloadRequest }) => {
      const line = typeof value === 'string' ? findInvalidLine(value) : null
      return line === null || translate(req, words('fields.settings.searchSynonyms.fault', { line }))
    },
  })),
}

const choices = labelsOf('fields.settings.choices', ['withoutTax', 'withTax']) satisfies Record<ShownPrices, Words>

/** T10: whether pages show catalogue prices with or without tax. */
export const pricesShown = select('pricesShown', words('fields.settings.pricesShown.label'), choices, {
  defaultValue: 'withoutTax',
  description: words('fields.settings.pricesShown.description'),
})

const emptyIsAll = words('fields.settings.emptyIsAll')
const emptyIsAny = words('fields.settings.emptyIsAny')

/** Derives the field from the setting's kind, so that editors can enter only what the engine reads. */
export const settingField = (name: string, setting: Setting, label: Words, choices: Readonly<Record<string, Words>> = {}): Field => {
  switch (setting.kind) {
    case 'flag':
      return checkbox(name, label, { defaultValue: setting.initially })
    case 'count':
      return wholeNumber(name, label, { least: setting.least })
    case 'usd':
      return price(name, label)
    case 'instant':
      return moment(name, label)
    case 'categories':
      return categories(name, label, emptyIsAll)
    case 'choices':
      return selectMany(name, label, choices, { description: emptyIsAny })
    default:
      return setting satisfies never
  }
}

export const columnField = (name: ColumnName, label: Words): Field => settingField(name, columnSettings[name], label)

export const inSidebar = (field: Field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field

const insecureAddress = words('fields.settings.insecureAddress')

const isSecureAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value) && new URL(value).protocol === 'https:'

/** R9: source of the network figures. */
export const statusPage: TextField = {
  name: 'statusPage',
  type: 'text',
  label: words('fields.settings.statusPage.label'),
  maxLength: 300,
  admin: {
    description: words('fields.settings.statusPage.description'),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    value === undefined || value === null || value === '' || isSecureAddress(value) || translate(req, insecureAddress),
}

const policies = labelsOf('fields.settings.policies', ['asShown', 'replace', 'hide']) satisfies Record<StrikePolicy, Words>

/** P11: policy for strike prices that are not supported by the preceding 30 days. */
export const strikePolicy = select('strikePolicy', words('fields.settings.strikePolicy.label'), policies, {
  defaultValue: 'asShown',
  description: words('fields.settings.strikePolicy.description'),
})

/** T7: tax type, country of the rate and reason, with the confirmation of the VAT number, if any. */
export const taxNote = json('taxNote', words('fields.settings.taxNote.label'))

const types = labelsOf('fields.discountValue.types', ['percentage', 'fixed'])

type Asked = { readonly req: Reader }

const amount = price('value', words('fields.discountValue.amount.value.label'), {
  required: true,
  description: words('fields.discountValue.amount.value.description'),
})

/** In US dollars; higher than any real cart. */
const mostFixed = 10_000

const value: NumberField = {
  ...withRule(amount, (entered, { siblingData, req }) => {
    if (entered <= 0) return translate(req, words('fields.discountValue.faults.aboveZero'))
    if (siblingData['type'] === 'percentage') return entered <= 100 || translate(req, words('fields.discountValue.faults.percentage'))
    return entered <= mostFixed || translate(req, words('fields.discountValue.faults.fixed'))
  }),
  admin: { ...amount.admin, components: { Cell: '/payload/admin/cells#DiscountCell' } },
}

const ceiling = withRule(
  price('maxDiscount', words('fields.discountValue.ceiling.maxDiscount.label')),
  (_entered, { siblingData, req }) => siblingData['type'] === 'percentage' || translate(req, words('fields.discountValue.faults.ceiling')),
)

/** D4: a percentage of the eligible lines, or a fixed amount in USD. */
export const discountValue: Field = {
  type: 'row',
  fields: [
    select('type', words('fields.discountValue.type.label'), types, { defaultValue: 'percentage' }),
    value,
    shopWritten({
      name: 'currency',
      type: 'text',
      required: true,
      defaultValue: 'USD',
      label: words('fields.discountValue.currency.label'),
      validate: (entered: unknown, { req }: Asked) => entered === 'USD' || translate(req, words('fields.discountValue.faults.currency')),
      // Restoring a version skips closed fields and applies no default.
      hooks: { beforeChange: [({ value: entered }) => (entered as unknown) ?? 'USD'] },
    }),
    ceiling,
  ],
}
