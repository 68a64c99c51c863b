import type { PayloadRequest, TextField } from 'payload'
import { bookkeepingDefaults } from '@/lib/config/bookkeeping'
import { isTimeZone } from '@/core/invoices/datev'
import { admins, salesStaff } from '@/payload/access/rules'
import { defineGlobal } from '@/payload/define-collection'
import { pickedFrom } from '@/payload/admin/picker/source'
import { wholeNumber } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { translate } from '@/payload/translate'
import { words, type Words } from '@/payload/words'

const checked = (
  field: TextField,
  isRight: (value: string) => boolean,
  fault: Words,
  defaultValue: string,
  description?: Words,
): TextField =>
  ({
    ...field,
    required: true,
    defaultValue,
    ...(description ? { admin: { description } } : {}),
    validate: (value: unknown, { req }: { req: PayloadRequest }) => (typeof value === 'string' && isRight(value)) || translate(req, fault),
  }) as TextField

const accountError = words('bookkeeping.accountError')

const account = (name: string, label: Words, defaultValue: string): TextField =>
  checked(plainText(name, label), (value) => /^\d{4,8}$/.test(value), accountError, defaultValue)

const timeZone = checked(
  plainText('timeZone', words('bookkeeping.timeZone.label')),
  isTimeZone,
  words('bookkeeping.timeZone.invalid'),
  bookkeepingDefaults.timeZone,
  words('bookkeeping.timeZone.description'),
)

/** Settings for the accounting export; not public, because they contain the accountant's numbers. */
export const bookkeeping = defineGlobal({
  slug: 'bookkeeping',
  label: words('bookkeeping.label'),
  access: { read: salesStaff, update: admins, readVersions: admins },
  adds: ['picks'],
  fields: [
    timeZone,
    {
      ...plainText('currency', words('bookkeeping.currency.label'), {
        required: true,
      }),
      defaultValue: bookkeepingDefaults.currency,
      admin: pickedFrom('currencies'),
    },
    wholeNumber('consultantNumber', words('bookkeeping.consultantNumber.label'), {
      required: true,
      least: 1001,
      most: 9_999_999,
      defaultValue: bookkeepingDefaults.consultantNumber,
    }),
    wholeNumber('clientNumber', words('bookkeeping.clientNumber.label'), {
      required: true,
      least: 1,
      most: 99_999,
      defaultValue: bookkeepingDefaults.clientNumber,
    }),
    wholeNumber('yearBegins', words('bookkeeping.yearBegins.label'), {
      required: true,
      least: 1,
      most: 12,
      defaultValue: bookkeepingDefaults.yearBegins,
    }),
    account('bankAccount', words('bookkeeping.bankAccount.label'), bookkeepingDefaults.bankAccount),
    account('cardAccount', words('bookkeeping.cardAccount.label'), bookkeepingDefaults.cardAccount),
    account('taxedRevenue', words('bookkeeping.taxedRevenue.label'), bookkeepingDefaults.taxedRevenue),
    account('untaxedRevenue', words('bookkeeping.untaxedRevenue.label'), bookkeepingDefaults.untaxedRevenue),
    account('reverseChargeRevenue', words('bookkeeping.reverseChargeRevenue.label'), bookkeepingDefaults.reverseChargeRevenue),
    account('otherStatesRevenue', words('bookkeeping.otherStatesRevenue.label'), bookkeepingDefaults.otherStatesRevenue),
  ],
})
