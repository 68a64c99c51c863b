import type { DateField, CheckboxField, TextField, NumberField, NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { shopWritten } from '@/payload/access/rules'
import { words, type Words, translate, type Reader } from '@/payload/words'
import { defaultTimeZone, timeZones } from '@/lib/config/time-zones'

/** §9: replies are due within 24 hours. */
export const dueDate: DateField = shopWritten({
  name: 'dueAt',
  type: 'date',
  index: true,
  label: words({ en: 'Answer due', es: 'Respuesta hasta', fr: 'Réponse avant', de: 'Antwort fällig' }),
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

export const popular = checkbox('popular', words({ en: 'Popular', es: 'Popular', fr: 'Populaire', de: 'Beliebt' }), {
  isInSidebar: true,
  description: words({
    en: 'Carries the popular mark in lists.',
    es: 'Lleva la marca de popular en las listas.',
    fr: 'Porte la mention « populaire » dans les listes.',
    de: 'Trägt in Listen die Marke „beliebt“.',
  }),
})

/** P9, R10: demo content has no stars and no verification; the site-wide notice covers it. */
export const demo = checkbox(
  'demo',
  words({ en: 'Demo content', es: 'Contenido de muestra', fr: 'Contenu de démonstration', de: 'Beispielinhalt' }),
  {
    isInSidebar: true,
    description: words({
      en: 'Shipped as an example: replace it with your own, then clear this mark.',
      es: 'Incluido como ejemplo: sustitúyalo por el suyo y quite esta marca.',
      fr: 'Fourni à titre d’exemple : remplacez-le par le vôtre, puis décochez cette case.',
      de: 'Als Beispiel mitgeliefert: Ersetzen Sie es durch Eigenes und entfernen Sie dann diese Markierung.',
    }),
  },
)

/** Duplicates of a discount start inactive. */
export const liveSwitch: CheckboxField = {
  ...checkbox('isActive', words({ en: 'Active', es: 'Activo', fr: 'Actif', de: 'Aktiv' }), { defaultValue: true, isInSidebar: true }),
  hooks: { beforeDuplicate: [() => false] },
}

const fault = words({
  en: 'Please choose a time zone of the list.',
  es: 'Elija una zona horaria de la lista.',
  fr: 'Veuillez choisir un fuseau horaire de la liste.',
  de: 'Bitte wählen Sie eine Zeitzone der Liste.',
})

/** Stored as text, so that a new zone needs no migration. */
const zone = (name: string): TextField => ({
  name,
  type: 'text',
  label: words({ en: 'Time zone', es: 'Zona horaria', fr: 'Fuseau horaire', de: 'Zeitzone' }),
  defaultValue: defaultTimeZone,
  admin: { hidden: true },
  validate: (value: unknown, { req }: { req: Reader }) =>
    value === null || value === undefined || timeZones.some((each) => each.value === value) || translate(req, fault),
})

/** Date and time entered in a chosen time zone, independent of the editor's; stored as an instant. */
export const moment = (name: string, label: Words, validate?: DateField['validate']): DateField => ({
  name,
  type: 'date',
  label,
  timezone: { required: true, defaultTimezone: defaultTimeZone, override: ({ baseField }) => zone(baseField.name) },
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } },
  ...(validate ? { validate } : {}),
})

export interface NumberOptions {
  readonly description?: Words
  readonly required?: boolean
  readonly defaultValue?: number
}

interface Beside {
  readonly req: PayloadRequest
  readonly siblingData: Readonly<Record<string, unknown>>
}

type Check = (value: number, req: PayloadRequest) => string | true

/** Adds a rule that runs after the field's own validation has passed. */
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

/** True for 12.99 and 0.1, false for 12.999. Checks the decimal string, because float arithmetic is inexact. */
export const hasAtMostDecimals = (value: number, most: number): boolean => {
  const written = String(value)
  return !written.includes('e') && (written.split('.')[1] ?? '').length <= most
}

const percentErrors = {
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

/** Entered in percent, stored as 0 to 1 (P2, T1). `isDiscount` excludes 1: P2 requires a discount below the whole price. */
export const percentage = (name: string, label: Words, options: NumberOptions & { readonly isDiscount?: boolean } = {}): NumberField => {
  const field = numberField(name, label, options, 0.0001, (value, req) => {
    if (value < 0 || value > 1) return translate(req, percentErrors.range)
    if (options.isDiscount && value === 1) return translate(req, percentErrors.whole)
    return hasAtMostDecimals(value, 4) || translate(req, percentErrors.decimals)
  })
  return { ...field, admin: { ...field.admin, components: { Field: '/payload/admin/form-fields.client#PercentField' } } }
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

/** A rate or factor above zero (M8). */
export const positiveNumber = (name: string, label: Words, options: NumberOptions = {}): NumberField =>
  numberField(name, label, options, 0.0001, (value, req) => {
    if (value <= 0 || value > 1_000_000) return translate(req, aboveZero)
    return hasAtMostDecimals(value, 8) || translate(req, tooManyDecimals)
  })

const wholeError = (least: number, most: number) =>
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
  const fault = wholeError(least, most)
  return numberField(name, label, options, 1, (value, req) =>
    Number.isInteger(value) && value >= least && value <= most ? true : translate(req, fault),
  )
}

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
