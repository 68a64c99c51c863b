import type { DateField, CheckboxField, TextField, NumberField, NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { translate, type Reader } from '@/payload/translate'
import { words, type Words } from '@/payload/words'
import { defaultTimeZone, timeZones } from '@/lib/config/time-zones'

/** §9: reply due within 24 hours. The list shows the time left. */
export const dueDate: DateField = shopWritten({
  name: 'dueAt',
  type: 'date',
  index: true,
  label: words('fields.numbers.dueDate.dueAt.label'),
  admin: {
    position: 'sidebar',
    components: { Cell: '/payload/admin/cells#DueCell', Field: '/payload/admin/record-fields#DueField' },
  },
})

export const checkbox = (
  name: string,
  label: Words,
  options: { readonly description?: Words; readonly defaultValue?: boolean; readonly isInSidebar?: boolean } = {},
): CheckboxField => ({
  name,
  type: 'checkbox',
  label,
  defaultValue: options.defaultValue ?? false,
  admin: {
    ...(options.isInSidebar ? { position: 'sidebar' } : {}),
    ...(options.description ? { description: options.description } : {}),
    components: { Cell: '/payload/admin/cells#FlagCell' },
  },
})

export const popular = checkbox('popular', words('fields.numbers.popular.label'), {
  isInSidebar: true,
  description: words('fields.numbers.popular.description'),
})

/** P9, R10: marks shipped examples. They have no stars and are not verified; the site's notice covers all of them. */
export const demo = checkbox('demo', words('fields.numbers.demo.label'), {
  isInSidebar: true,
  description: words('fields.numbers.demo.description'),
})

/** Enables or disables a discount. Duplicates start inactive, because they are usually edited first. */
export const liveSwitch: CheckboxField = {
  ...checkbox('isActive', words('fields.numbers.liveSwitch.isActive.label'), { defaultValue: true, isInSidebar: true }),
  hooks: { beforeDuplicate: [() => false] },
}

const fault = words('fields.numbers.fault')

/** The time zone is stored as text alongside the timestamp, so that a new zone needs no migration. */
const zone = (name: string): TextField => ({
  name,
  type: 'text',
  label: words('fields.numbers.zone.label'),
  defaultValue: defaultTimeZone,
  admin: { hidden: true },
  validate: (value: unknown, { req }: { req: Reader }) =>
    value === null || value === undefined || timeZones.some((each) => each.value === value) || translate(req, fault),
})

/** Settings of a date field with a time. Payload's list of times is in 12-hour format, below an English heading. */
export const dayAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: 'PP, HH:mm',
  timeFormat: 'HH:mm',
  overrides: { timeCaption: '' },
} as const

/** Date and time in the time zone stored alongside it, regardless of the editor's own. The stored value is the instant. */
export const moment = (name: string, label: Words, validate?: DateField['validate']): DateField => ({
  name,
  type: 'date',
  label,
  timezone: { required: true, defaultTimezone: defaultTimeZone, override: ({ baseField }) => zone(baseField.name) },
  admin: { date: dayAndTime },
  ...(validate ? { validate } : {}),
})

export interface NumberOptions {
  readonly description?: Words
  readonly required?: boolean
  readonly defaultValue?: number
}

/** Sibling fields as a validator receives them. */
interface Beside {
  readonly req: PayloadRequest
  readonly siblingData: Readonly<Record<string, unknown>>
}

type Check = (value: number, req: PayloadRequest) => string | true

/** Adds a rule to a field, which is checked after the field's own validation. */
export const withRule = (field: NumberField, rule: (value: number, beside: Beside) => string | true): NumberField => {
  const own = field.validate as ((value: unknown, beside: Beside) => string | true | Promise<string | true>) | undefined
  const validate = async (value: unknown, beside: Beside) => {
    const answer = own ? await own(value, beside) : true
    return answer === true && typeof value === 'number' ? rule(value, beside) : answer
  }
  return { ...field, validate } as NumberField
}

const missing = words('fields.numbers.missing')

export const numberField = (name: string, label: Words, options: NumberOptions, step: number, check: Check): NumberField => {
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined) return options.required ? translate(req, missing) : true
    return typeof value === 'number' && Number.isFinite(value) ? check(value, req) : translate(req, missing)
  }
  return {
    name,
    type: 'number',
    label,
    ...(options.required ? { required: true } : {}),
    ...(options.defaultValue === undefined ? {} : { defaultValue: options.defaultValue }),
    admin: { step, ...(options.description ? { description: options.description } : {}) },
    validate,
  }
}

/** True for 12.99 and 0.1, false for 12.999. Checks the decimal notation, because float arithmetic is not exact. */
export const hasAtMostDecimals = (value: number, most: number): boolean => {
  const written = String(value)
  return !written.includes('e') && (written.split('.')[1] ?? '').length <= most
}

/**
 * Entered in per cent, stored as 0 to 1 (P2, T1). With `isDiscount`, 100% is rejected, since P2 allows only discounts below the full price.
 */
export const percentage = (name: string, label: Words, options: NumberOptions & { readonly isDiscount?: boolean } = {}): NumberField => {
  const field = numberField(name, label, options, 0.0001, (value, req) => {
    if (value < 0 || value > 1) return translate(req, words('fields.numbers.percentErrors.range'))
    if (options.isDiscount && value === 1) return translate(req, words('fields.numbers.percentErrors.whole'))
    return hasAtMostDecimals(value, 4) || translate(req, words('fields.numbers.percentErrors.decimals'))
  })
  return { ...field, admin: { ...field.admin, components: { Field: '/payload/admin/form-fields.client#PercentField' } } }
}

const aboveZero = words('fields.numbers.aboveZero')

const tooManyDecimals = words('fields.numbers.tooManyDecimals')

/** A rate or factor greater than zero (M8). */
export const positiveNumber = (name: string, label: Words, options: NumberOptions = {}): NumberField =>
  numberField(name, label, options, 0.0001, (value, req) => {
    if (value <= 0 || value > 1_000_000) return translate(req, aboveZero)
    return hasAtMostDecimals(value, 8) || translate(req, tooManyDecimals)
  })

const wholeError = (least: number, most: number) => words('fields.numbers.wholeError', { least, most })

export const wholeNumber = (
  name: string,
  label: Words,
  options: NumberOptions & { readonly least?: number; readonly most?: number } = {},
): NumberField => {
  const { least = 0, most = 1_000_000 } = options
  const fault = wholeError(least, most)
  return numberField(name, label, options, 1, (value, req) =>
    Number.isInteger(value) && value >= least && value <= most ? true : translate(req, fault),
  )
}

/** A row's position in a list, ascending. */
export const position: NumberField = {
  name: 'order',
  type: 'number',
  label: words('fields.numbers.position.order.label'),
  defaultValue: 100,
  required: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: words('fields.numbers.position.order.description'),
  },
}
