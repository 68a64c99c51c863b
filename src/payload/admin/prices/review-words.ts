import { words, type Reader, translate } from '@/payload/words'
import { z } from 'zod'
import { fileOfCells, typedCells, type PriceList, readFile, type TypedCell, priceLists } from '@/payload/admin/price-lists/kinds'
import type { PayloadRequest } from 'payload'
import type { DayRates } from '@/core/money/currency'
import { findEntries } from '@/payload/admin/price-lists/entries'

export const reviewWords = {
  reviewTitle: words({ en: 'Review', es: 'Revisión', fr: 'Vérification', de: 'Prüfung' }),
  changes: words({ en: 'What changes', es: 'Qué cambia', fr: 'Ce qui change', de: 'Was sich ändert' }),
  before: words({ en: 'Before', es: 'Antes', fr: 'Avant', de: 'Vorher' }),
  after: words({ en: 'After', es: 'Después', fr: 'Après', de: 'Nachher' }),
  difference: words({ en: 'Difference', es: 'Diferencia', fr: 'Écart', de: 'Unterschied' }),
  inCurrencies: words({ en: 'In every currency', es: 'En cada moneda', fr: 'Dans chaque devise', de: 'In jeder Währung' }),
  look: words({ en: 'Please look', es: 'Fíjese', fr: 'À vérifier', de: 'Bitte ansehen' }),
  free: words({ en: 'given away', es: 'regalado', fr: 'offert', de: 'verschenkt' }),
  tenfold: words({
    en: 'ten times as much, or a tenth',
    es: 'diez veces más o una décima parte',
    fr: 'dix fois plus ou un dixième',
    de: 'das Zehnfache oder ein Zehntel',
  }),
  unusual: words({ en: '30% and more', es: 'un 30 % o más', fr: '30 % et plus', de: '30 % und mehr' }),
  touches: words({ en: 'What it touches', es: 'A qué afecta', fr: 'Ce que cela touche', de: 'Was es berührt' }),
  pages: words({
    en: 'Pages with such prices: {pages}',
    es: 'Páginas con estos precios: {pages}',
    fr: 'Pages avec ces prix : {pages}',
    de: 'Seiten mit solchen Preisen: {pages}',
  }),
  carts: words({
    en: 'Open carts that hold it: {carts} of the newest {among}',
    es: 'Carritos abiertos que lo contienen: {carts} de los {among} más recientes',
    fr: 'Paniers ouverts concernés : {carts} sur les {among} plus récents',
    de: 'Offene Warenkörbe damit: {carts} von den neuesten {among}',
  }),
  codes: words({
    en: 'Codes for its category: {codes}',
    es: 'Códigos para su categoría: {codes}',
    fr: 'Codes pour sa catégorie : {codes}',
    de: 'Codes für seine Kategorie: {codes}',
  }),
  none: words({ en: 'none', es: 'ninguno', fr: 'aucun', de: 'keine' }),
  moved: words({
    en: '{code}: {moved} of {prices} prices move',
    es: '{code}: cambian {moved} de {prices} precios',
    fr: '{code} : {moved} prix sur {prices} changent',
    de: '{code}: {moved} von {prices} Preisen ändern sich',
  }),
  struckAfter: words({
    en: 'Crossed-out prices that would not be true',
    es: 'Precios tachados que no serían verdaderos',
    fr: 'Prix barrés qui ne seraient pas vrais',
    de: 'Durchgestrichene Preise, die nicht stimmen würden',
  }),
  faults: words({
    en: 'Nothing was changed. Please correct these',
    es: 'No se ha cambiado nada. Corrija esto',
    fr: 'Rien n’a été modifié. Veuillez corriger',
    de: 'Nichts wurde geändert. Bitte berichtigen Sie',
  }),
  line: words({ en: 'Line', es: 'Línea', fr: 'Ligne', de: 'Zeile' }),
  change: words({ en: 'Change', es: 'Cambio', fr: 'Modification', de: 'Änderung' }),
  reason: words({ en: 'Reason', es: 'Motivo', fr: 'Motif', de: 'Grund' }),
  publishNow: words({ en: 'Publish now', es: 'Publicar ahora', fr: 'Publier maintenant', de: 'Jetzt veröffentlichen' }),
  publishAt: words({ en: 'Publish at ({zone})', es: 'Publicar el ({zone})', fr: 'Publier le ({zone})', de: 'Veröffentlichen am ({zone})' }),
  schedule: words({ en: 'Schedule', es: 'Programar', fr: 'Programmer', de: 'Einplanen' }),
  back: words({ en: 'Back to the prices', es: 'Volver a los precios', fr: 'Retour aux prix', de: 'Zurück zu den Preisen' }),
  published: words({
    en: 'Published. The site shows the new prices.',
    es: 'Publicado. El sitio muestra los precios nuevos.',
    fr: 'Publié. Le site affiche les nouveaux prix.',
    de: 'Veröffentlicht. Die Website zeigt die neuen Preise.',
  }),
  scheduled: words({
    en: 'Scheduled. Until then the new prices are drafts.',
    es: 'Programado. Hasta entonces, los precios nuevos son borradores.',
    fr: 'Programmé. D’ici là, les nouveaux prix sont des brouillons.',
    de: 'Eingeplant. Bis dahin sind die neuen Preise Entwürfe.',
  }),
  unanswered: words({
    en: 'The shop did not answer. Please try again.',
    es: 'La tienda no ha respondido. Inténtelo de nuevo.',
    fr: 'La boutique n’a pas répondu. Veuillez réessayer.',
    de: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  }),
  nothing: words({ en: 'Nothing changes.', es: 'No cambia nada.', fr: 'Rien ne change.', de: 'Nichts ändert sich.' }),
}

export const sourceShape = z.union([
  z.strictObject({ text: z.string(), cells: z.undefined().optional() }),
  z.strictObject({ cells: typedCells, text: z.undefined().optional() }),
])

export type Source = z.output<typeof sourceShape>

export const readSource = (list: PriceList, { text, cells }: Source, reader: Reader): ReturnType<typeof readFile> =>
  text === undefined ? { file: fileOfCells(list, cells ?? []) } : readFile(text, reader)

const columnWords = {
  price: words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }),
  originalPrice: words({ en: 'List price', es: 'Precio de lista', fr: 'Prix catalogue', de: 'Listenpreis' }),
  renewal: words({ en: 'Renewal', es: 'Renovación', fr: 'Renouvellement', de: 'Verlängerung' }),
  setupFee: words({ en: 'Setup fee', es: 'Cuota de alta', fr: 'Frais de mise en service', de: 'Einrichtungsgebühr' }),
  discountPercent: words({ en: 'Discount in percent', es: 'Descuento en porcentaje', fr: 'Remise en pour cent', de: 'Rabatt in Prozent' }),
  exchangeRate: words({ en: 'Units per US dollar', es: 'Unidades por dólar', fr: 'Unités par dollar', de: 'Einheiten je US-Dollar' }),
  rateDate: words({ en: 'Rate taken on', es: 'Fecha del tipo', fr: 'Date du taux', de: 'Kurs vom' }),
} as const

const isNamed = (name: string): name is keyof typeof columnWords => Object.hasOwn(columnWords, name)

export const columnLabel = (reader: Reader, name: string): string => (isNamed(name) ? translate(reader, columnWords[name]) : name)

/** Cells that a day's rates would change; currencies the shop does not have are ignored. */
export const ratesOf = async (req: PayloadRequest, read: DayRates): Promise<readonly TypedCell[]> => {
  const entries = await findEntries(req, priceLists.currencies)
  return entries.flatMap(({ key }) => {
    const rate = read.rates.get(key)
    if (rate === undefined) return []
    return [
      { key, period: null, column: 'exchangeRate', value: rate },
      { key, period: null, column: 'rateDate', value: read.day },
    ]
  })
}
