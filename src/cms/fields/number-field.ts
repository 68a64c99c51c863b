import type { NumberField, NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { translate, words, type Words } from '@/cms/words'

export interface NumberOptions {
  readonly description?: Words
  readonly required?: boolean
  readonly defaultValue?: number
}

/** What a validator is told of the fields beside it. */
export interface Beside {
  readonly req: PayloadRequest
  readonly siblingData: Readonly<Record<string, unknown>>
}

type Check = (value: number, req: PayloadRequest) => string | true

/** The same field with a rule more, asked of what passed its own. */
export const withRule = (field: NumberField, rule: (value: number, beside: Beside) => string | true): NumberField => {
  const own = field.validate as ((value: unknown, beside: Beside) => string | true | Promise<string | true>) | undefined
  const validate = async (value: unknown, beside: Beside) => {
    const answer = own ? await own(value, beside) : true
    return answer === true && typeof value === 'number' ? rule(value, beside) : answer
  }
  return { ...field, validate } as NumberField
}

const missing = words({
  en: 'Please enter a number.',
  es: 'Introduzca un número.',
  fr: 'Veuillez saisir un nombre.',
  de: 'Bitte geben Sie eine Zahl ein.',
})

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

/** True for 12.99 and 0.1, false for 12.999: asked of the written number, since floats cannot be trusted with it. */
export const hasAtMostDecimals = (value: number, most: number): boolean => {
  const written = String(value)
  return !written.includes('e') && (written.split('.')[1] ?? '').length <= most
}
