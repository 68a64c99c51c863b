import type { ArrayField, PayloadRequest, TextField } from 'payload'
import { overlappingRows } from '@/core/tax/resolve-tax'
import { taxKinds, type TaxKind } from '@/core/tax/types'
import { translate, words, type Words } from '@/payload/words'
import { localizedText } from './text'
import { moment, percentage } from './numbers'
import { rows } from './rows'
import { plainText } from './sales'
import { select } from './selects'

const kinds = {
  everyone: words({ en: 'Everyone', es: 'Todos', fr: 'Tous', de: 'Alle' }),
  consumer: words({ en: 'Consumers', es: 'Consumidores', fr: 'Particuliers', de: 'Verbraucher' }),
  business: words({ en: 'Businesses', es: 'Empresas', fr: 'Entreprises', de: 'Unternehmen' }),
} as const satisfies Record<TaxKind, Words>

const countryError = words({
  en: 'Please enter a country as two capital letters, such as DE.',
  es: 'Introduzca el país con dos mayúsculas, por ejemplo ES.',
  fr: 'Veuillez saisir le pays en deux majuscules, par exemple FR.',
  de: 'Bitte geben Sie das Land mit zwei Großbuchstaben ein, zum Beispiel DE.',
})

const country = (name: string, label: Words, description: Words): TextField =>
  ({
    ...plainText(name, label),
    admin: { description },
    validate: (value: unknown, { req }: { req: PayloadRequest }) =>
      value === null || value === undefined || value === '' || /^[A-Z]{2}$/.test(String(value)) || translate(req, countryError),
  }) as TextField

/** T6: where the shop itself is registered for VAT. */
export const taxSeat = country(
  'taxSeat',
  words({
    en: 'Country the shop is registered for VAT in',
    es: 'País en que la tienda está registrada a efectos de IVA',
    fr: 'Pays où la boutique est immatriculée à la TVA',
    de: 'Land, in dem der Shop umsatzsteuerlich registriert ist',
  }),
  words({
    en: 'Two letters, such as DE. Only the table below uses it: for carts that have not said their country yet, and for reverse charge.',
    es: 'Dos letras, por ejemplo ES. Solo lo usa la tabla siguiente: para carritos sin país y para la inversión del sujeto pasivo.',
    fr: 'Deux lettres, par exemple FR. Seule la table ci-dessous l’utilise : pour les paniers sans pays, et pour l’autoliquidation.',
    de: 'Zwei Buchstaben, zum Beispiel DE. Nur die Tabelle unten braucht es: für Warenkörbe ohne Land und für Reverse Charge.',
  }),
)

const overlapError = (one: number, other: number) =>
  words({
    en: `Rows ${one} and ${other} count for the same buyers at the same time.`,
    es: `Las filas ${one} y ${other} se aplican a los mismos compradores al mismo tiempo.`,
    fr: `Les lignes ${one} et ${other} valent pour les mêmes acheteurs au même moment.`,
    de: `Die Zeilen ${one} und ${other} gelten zur selben Zeit für dieselben Käufer.`,
  })

const datesError = words({
  en: 'A row must end after it begins.',
  es: 'Una fila debe terminar después de empezar.',
  fr: 'Une ligne doit finir après son début.',
  de: 'Eine Zeile muss nach ihrem Beginn enden.',
})

interface Typed {
  readonly country?: string | null
  readonly region?: string | null
  readonly kind?: string | null
  readonly validFrom?: string | Date | null
  readonly validTo?: string | Date | null
}

const instant = (moment: Typed['validFrom']): number | null => (moment ? new Date(moment).getTime() : null)

const toRow = ({ country, region, kind, validFrom, validTo }: Typed) => ({
  country: country ?? '',
  region: region ?? '',
  kind: taxKinds.find((each) => each === kind) ?? 'everyone',
  from: instant(validFrom),
  to: instant(validTo),
})

/** T3: at most one row applies to a buyer at any time. */
const checkTable = (value: unknown, { req }: { req: PayloadRequest }): string | true => {
  const typed = Array.isArray(value) ? (value as readonly Typed[]).map(toRow) : []
  if (typed.some(({ from, to }) => from !== null && to !== null && to <= from)) return translate(req, datesError)
  const overlap = overlappingRows(typed)
  return overlap === null || translate(req, overlapError(overlap[0] + 1, overlap[1] + 1))
}

/** T1. */
export const taxRates: ArrayField = {
  ...rows(
    'taxRates',
    {
      kind: words({ en: 'Tax', es: 'Impuesto', fr: 'Taxe', de: 'Steuer' }),
      plural: words({ en: 'Tax by country', es: 'Impuestos por país', fr: 'Taxes par pays', de: 'Steuer nach Land' }),
      titles: ['country', 'name'],
      detail: 'region',
      description: words({
        en: 'Without rows the rate above is everybody’s. A row without a country counts wherever no other does. Orders that were placed keep their tax.',
        es: 'Sin filas, el tipo de arriba vale para todos. Una fila sin país vale donde ninguna otra vale. Los pedidos ya realizados conservan su impuesto.',
        fr: 'Sans ligne, le taux ci-dessus vaut pour tous. Une ligne sans pays vaut là où aucune autre ne vaut. Les commandes passées gardent leur taxe.',
        de: 'Ohne Zeilen gilt der Satz oben für alle. Eine Zeile ohne Land gilt, wo keine andere gilt. Aufgegebene Bestellungen behalten ihre Steuer.',
      }),
    },
    [
      country(
        'country',
        words({ en: 'Country', es: 'País', fr: 'Pays', de: 'Land' }),
        words({
          en: 'Two letters, such as DE; empty for all others.',
          es: 'Dos letras, por ejemplo ES; vacío para los demás.',
          fr: 'Deux lettres, par exemple FR ; vide pour tous les autres.',
          de: 'Zwei Buchstaben, zum Beispiel DE; leer für alle anderen.',
        }),
      ),
      plainText('region', words({ en: 'Region', es: 'Región', fr: 'Région', de: 'Region' })),
      select('kind', words({ en: 'For', es: 'Para', fr: 'Pour', de: 'Für' }), kinds, { defaultValue: 'everyone' }),
      percentage('rate', words({ en: 'Rate in percent', es: 'Tipo en porcentaje', fr: 'Taux en pour cent', de: 'Satz in Prozent' }), {
        required: true,
      }),
      localizedText('name', words({ en: 'Name of the tax', es: 'Nombre del impuesto', fr: 'Nom de la taxe', de: 'Name der Steuer' }), {
        required: true,
        maxLength: 60,
        description: words({
          en: 'Printed beside the amount. At 0% write the reason, such as “VAT exempt, small business”: invoices have no other.',
          es: 'Figura junto al importe. Con un 0 %, indique el motivo, por ejemplo «Exento de IVA»: las facturas no llevan otro.',
          fr: 'Imprimé à côté du montant. À 0 %, indiquez le motif, par exemple « TVA non applicable, art. 293 B du CGI » : les factures n’en portent pas d’autre.',
          de: 'Steht neben dem Betrag. Bei 0 % tragen Sie den Grund ein, etwa „Steuerfrei, § 19 UStG“: Rechnungen nennen keinen anderen.',
        }),
      }),
      moment('validFrom', words({ en: 'Valid from', es: 'Válido desde', fr: 'Valable à partir du', de: 'Gültig ab' })),
      moment('validTo', words({ en: 'Valid until', es: 'Válido hasta', fr: 'Valable jusqu’au', de: 'Gültig bis' })),
    ],
    { maxRows: 300 },
  ),
  validate: checkTable,
}
