import type { NumberField, NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { say, words, type Words } from '../words'

interface Options {
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

const numberField = (name: string, label: Words, options: Options, step: number, check: Check): NumberField => {
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined) return options.required ? say(req, missing) : true
    return typeof value === 'number' && Number.isFinite(value) ? check(value, req) : say(req, missing)
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
const hasAtMostDecimals = (value: number, most: number): boolean => {
  const written = String(value)
  return !written.includes('e') && (written.split('.')[1] ?? '').length <= most
}

const priceFaults = {
  negative: words({
    en: 'A price cannot be below zero.',
    es: 'Un precio no puede ser inferior a cero.',
    fr: 'Un prix ne peut pas être négatif.',
    de: 'Ein Preis kann nicht unter null liegen.',
  }),
  decimals: words({
    en: 'Please use at most two decimals, such as 12.99.',
    es: 'Utilice como máximo dos decimales, por ejemplo 12.99.',
    fr: 'Veuillez utiliser au plus deux décimales, par exemple 12.99.',
    de: 'Bitte verwenden Sie höchstens zwei Nachkommastellen, zum Beispiel 12.99.',
  }),
  tooHigh: words({
    en: 'Please enter a price of at most 1,000,000.',
    es: 'Introduzca un precio de 1 000 000 como máximo.',
    fr: 'Veuillez saisir un prix de 1 000 000 au plus.',
    de: 'Bitte geben Sie einen Preis von höchstens 1.000.000 ein.',
  }),
}

const inDollars = words({ en: 'In US dollars.', es: 'En dólares estadounidenses.', fr: 'En dollars américains.', de: 'In US-Dollar.' })

/** USD as editors type it, two decimals at most; mappers turn it into whole cents (M1, M3). */
export const price = (name: string, label: Words, options: Options = {}): NumberField => {
  const field = numberField(name, label, { description: inDollars, ...options }, 0.01, (value, req) => {
    if (value < 0) return say(req, priceFaults.negative)
    if (value > 1_000_000) return say(req, priceFaults.tooHigh)
    return hasAtMostDecimals(value, 2) || say(req, priceFaults.decimals)
  })
  return { ...field, admin: { ...field.admin, components: { Cell: '/cms/admin/cells#PriceCell' } } }
}

const belowPrice = words({
  en: 'A list price cannot be below the price itself.',
  es: 'El precio de lista no puede ser inferior al precio.',
  fr: 'Le prix catalogue ne peut pas être inférieur au prix.',
  de: 'Der Listenpreis kann nicht unter dem Preis liegen.',
})

/** The price that is struck through: never below the one that is paid, which stands beside it. */
export const listPrice = (name: string, label: Words, priceName: string, options: Options = {}): NumberField =>
  withRule(price(name, label, options), (value, { siblingData, req }) => {
    const paid = siblingData[priceName]
    return typeof paid !== 'number' || value >= paid || say(req, belowPrice)
  })

const percentFaults = {
  range: words({
    en: 'Please enter a percentage from 0 to 100.',
    es: 'Introduzca un porcentaje de 0 a 100.',
    fr: 'Veuillez saisir un pourcentage de 0 à 100.',
    de: 'Bitte geben Sie einen Prozentsatz von 0 bis 100 ein.',
  }),
  whole: words({
    en: 'Please enter a percentage below 100.',
    es: 'Introduzca un porcentaje inferior a 100.',
    fr: 'Veuillez saisir un pourcentage inférieur à 100.',
    de: 'Bitte geben Sie einen Prozentsatz unter 100 ein.',
  }),
  decimals: words({
    en: 'Please use at most two decimals, such as 12.5.',
    es: 'Utilice como máximo dos decimales, por ejemplo 12.5.',
    fr: 'Veuillez utiliser au plus deux décimales, par exemple 12.5.',
    de: 'Bitte verwenden Sie höchstens zwei Nachkommastellen, zum Beispiel 12.5.',
  }),
}

/** Typed in percent, kept as 0 to 1 (P2, T1). `isDiscount` leaves the whole out: P2 takes a discount below the whole price. */
export const percentage = (name: string, label: Words, options: Options & { readonly isDiscount?: boolean } = {}): NumberField => {
  const field = numberField(name, label, options, 0.0001, (value, req) => {
    if (value < 0 || value > 1) return say(req, percentFaults.range)
    if (options.isDiscount && value === 1) return say(req, percentFaults.whole)
    return hasAtMostDecimals(value, 4) || say(req, percentFaults.decimals)
  })
  return { ...field, admin: { ...field.admin, components: { Field: '/cms/admin/percent-field.client#PercentField' } } }
}

const aboveZero = words({
  en: 'Please enter a number above zero.',
  es: 'Introduzca un número mayor que cero.',
  fr: 'Veuillez saisir un nombre supérieur à zéro.',
  de: 'Bitte geben Sie eine Zahl über null ein.',
})

const tooManyDecimals = words({
  en: 'Please use at most eight decimals.',
  es: 'Utilice como máximo ocho decimales.',
  fr: 'Veuillez utiliser au plus huit décimales.',
  de: 'Bitte verwenden Sie höchstens acht Nachkommastellen.',
})

/** A rate or a factor: above zero (M8). */
export const positiveNumber = (name: string, label: Words, options: Options = {}): NumberField =>
  numberField(name, label, options, 0.0001, (value, req) => {
    if (value <= 0 || value > 1_000_000) return say(req, aboveZero)
    return hasAtMostDecimals(value, 8) || say(req, tooManyDecimals)
  })

const wholeFault = (least: number, most: number) =>
  words({
    en: `Please enter a whole number from ${least} to ${most}.`,
    es: `Introduzca un número entero de ${least} a ${most}.`,
    fr: `Veuillez saisir un nombre entier de ${least} à ${most}.`,
    de: `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein.`,
  })

export const wholeNumber = (
  name: string,
  label: Words,
  options: Options & { readonly least?: number; readonly most?: number } = {},
): NumberField => {
  const { least = 0, most = 1_000_000 } = options
  const fault = wholeFault(least, most)
  return numberField(name, label, options, 1, (value, req) =>
    Number.isInteger(value) && value >= least && value <= most ? true : say(req, fault),
  )
}

const minorFault = words({
  en: 'Amounts of an order are whole minor units.',
  es: 'Los importes de un pedido son unidades menores enteras.',
  fr: 'Les montants d’une commande sont des unités mineures entières.',
  de: 'Beträge einer Bestellung sind ganze Untereinheiten.',
})

/** An amount an order froze, in whole minor units of its currency (M1). */
export const minorAmount = (name: string, label: Words): NumberField => {
  const field = numberField(name, label, { required: true }, 1, (value, req) => Number.isSafeInteger(value) || say(req, minorFault))
  return {
    ...field,
    admin: {
      ...field.admin,
      readOnly: true,
      components: { Cell: '/cms/admin/amount-cell#AmountCell', Field: '/cms/admin/amount-field#AmountField' },
    },
  }
}

/** Where a row stands in a list: small numbers first. */
export const position: NumberField = {
  name: 'order',
  type: 'number',
  label: words({ en: 'Position', es: 'Posición', fr: 'Position', de: 'Reihenfolge' }),
  defaultValue: 100,
  required: true,
  index: true,
  admin: {
    position: 'sidebar',
    description: words({
      en: 'Lists begin with the smallest number.',
      es: 'Las listas empiezan por el número más bajo.',
      fr: 'Les listes commencent par le plus petit nombre.',
      de: 'Listen beginnen mit der kleinsten Zahl.',
    }),
  },
}
