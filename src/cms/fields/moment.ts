import type { DateField, TextField } from 'payload'
import { defaultTimeZone, timeZones } from '@/config/time-zones'
import { say, words, type Reader, type Words } from '../words'

const fault = words(
  'Please choose a time zone of the list.',
  'Elija una zona horaria de la lista.',
  'Veuillez choisir un fuseau horaire de la liste.',
  'Bitte wählen Sie eine Zeitzone der Liste.',
)

/** The zone is kept as a text beside the moment, so that a zone more needs no change of the database. */
const zone = (name: string): TextField => ({
  name,
  type: 'text',
  label: words('Time zone', 'Zona horaria', 'Fuseau horaire', 'Zeitzone'),
  defaultValue: defaultTimeZone,
  admin: { hidden: true },
  validate: (value: unknown, { req }: { req: Reader }) =>
    value === null || value === undefined || timeZones.some((each) => each.value === value) || say(req, fault),
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
