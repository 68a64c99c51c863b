import type { DateField, TextField } from 'payload'
import { defaultTimeZone, timeZones } from '@/lib/config/time-zones'
import { translate, words, type Reader, type Words } from '@/cms/words'

const fault = words({
  en: 'Please choose a time zone of the list.',
  es: 'Elija una zona horaria de la lista.',
  fr: 'Veuillez choisir un fuseau horaire de la liste.',
  de: 'Bitte wählen Sie eine Zeitzone der Liste.',
})

/** The zone is kept as a text beside the moment, so that a zone more needs no change of the database. */
const zone = (name: string): TextField => ({
  name,
  type: 'text',
  label: words({ en: 'Time zone', es: 'Zona horaria', fr: 'Fuseau horaire', de: 'Zeitzone' }),
  defaultValue: defaultTimeZone,
  admin: { hidden: true },
  validate: (value: unknown, { req }: { req: Reader }) =>
    value === null || value === undefined || timeZones.some((each) => each.value === value) || translate(req, fault),
})

/** A day and time in a zone that stands beside it, whatever zone the editor's own computer is in. What is kept is the instant. */
export const moment = (name: string, label: Words, validate?: DateField['validate']): DateField => ({
  name,
  type: 'date',
  label,
  timezone: { required: true, defaultTimezone: defaultTimeZone, override: ({ baseField }) => zone(baseField.name) },
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'yyyy-MM-dd HH:mm' } },
  ...(validate ? { validate } : {}),
})
