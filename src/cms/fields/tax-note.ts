import { words } from '@/cms/words'
import { json } from './json'

/** T7: which tax it is, whose and why; with the confirmation of a VAT number where there was one. */
export const taxNote = json(
  'taxNote',
  words({ en: 'Why it is taxed so', es: 'Motivo del impuesto', fr: 'Motif de la taxe', de: 'Grund der Besteuerung' }),
)
