import type { NumberField } from 'payload'
import { translate, words, type Words } from '@/cms/words'
import { hasAtMostDecimals, numberField, type NumberOptions } from './number-field'

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
export const percentage = (name: string, label: Words, options: NumberOptions & { readonly isDiscount?: boolean } = {}): NumberField => {
  const field = numberField(name, label, options, 0.0001, (value, req) => {
    if (value < 0 || value > 1) return translate(req, percentFaults.range)
    if (options.isDiscount && value === 1) return translate(req, percentFaults.whole)
    return hasAtMostDecimals(value, 4) || translate(req, percentFaults.decimals)
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
export const positiveNumber = (name: string, label: Words, options: NumberOptions = {}): NumberField =>
  numberField(name, label, options, 0.0001, (value, req) => {
    if (value <= 0 || value > 1_000_000) return translate(req, aboveZero)
    return hasAtMostDecimals(value, 8) || translate(req, tooManyDecimals)
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
  options: NumberOptions & { readonly least?: number; readonly most?: number } = {},
): NumberField => {
  const { least = 0, most = 1_000_000 } = options
  const fault = wholeFault(least, most)
  return numberField(name, label, options, 1, (value, req) =>
    Number.isInteger(value) && value >= least && value <= most ? true : translate(req, fault),
  )
}

/** A row's position in a list: small numbers first. */
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
