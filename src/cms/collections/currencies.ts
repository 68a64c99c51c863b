import type { CollectionConfig } from 'payload'
import { activeRows } from '../access/sets'
import { groups } from '../admin/groups'
import { checkbox } from '../fields/flags'
import { currencyCode } from '../fields/identifiers'
import { localizedText } from '../fields/localized-text'
import { position, positiveNumber } from '../fields/numbers'
import { shownCollection } from '../hooks/after-publish'
import { keepBaseCurrency } from '../hooks/keep-base-currency'
import { keptVersions } from '../versions/kept-versions'
import { say, words, type Reader } from '../words'

const digitsFault = words(
  'Please enter 2, or 0 for a currency without cents.',
  'Introduzca 2, o 0 para una moneda sin céntimos.',
  'Veuillez saisir 2, ou 0 pour une devise sans centimes.',
  'Bitte geben Sie 2 ein, oder 0 für eine Währung ohne Untereinheit.',
)

const baseRateFault = words(
  'US dollars always count 1: every rate is per US dollar.',
  'El dólar estadounidense siempre vale 1: cada tipo es por dólar.',
  'Le dollar américain vaut toujours 1 : chaque taux est exprimé par dollar.',
  'Der US-Dollar zählt immer 1: Jeder Kurs gilt je US-Dollar.',
)

const baseSwitchFault = words(
  'US dollars cannot be switched off: every price is stored in them.',
  'El dólar estadounidense no se puede desactivar: todos los precios se guardan en esa moneda.',
  'Le dollar américain ne peut pas être désactivé : tous les prix y sont enregistrés.',
  'Der US-Dollar kann nicht abgeschaltet werden: Alle Preise sind darin gespeichert.',
)

const localeFault = words(
  'Please enter a number format such as en-US or de-DE.',
  'Introduzca un formato numérico como en-US o de-DE.',
  'Veuillez saisir un format numérique tel que en-US ou de-DE.',
  'Bitte geben Sie ein Zahlenformat wie en-US oder de-DE ein.',
)

const isLocaleTag = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Intl.NumberFormat.supportedLocalesOf([value]).length > 0
  } catch {
    return false
  }
}

const rate = positiveNumber(
  'exchangeRate',
  words('Units per US dollar', 'Unidades por dólar', 'Unités par dollar', 'Einheiten je US-Dollar'),
  { required: true },
)
const isActive = checkbox('isActive', words('Offered', 'Ofrecida', 'Proposée', 'Angeboten'), { defaultValue: true, isInSidebar: true })

type Asked = { readonly siblingData: { readonly code?: string }; readonly req: Reader }

/** M8: the rates are edited here, and the date they were taken on is shown where prices are converted. */
export const currencies: CollectionConfig = {
  slug: 'currencies',
  labels: { singular: words('Currency', 'Moneda', 'Devise', 'Währung'), plural: words('Currencies', 'Monedas', 'Devises', 'Währungen') },
  access: activeRows,
  admin: {
    group: groups.catalogue,
    useAsTitle: 'code',
    defaultColumns: ['code', 'name', 'exchangeRate', 'rateDate', 'isActive'],
    listSearchableFields: ['code', 'name'],
  },
  defaultSort: 'order',
  disableDuplicate: true,
  versions: keptVersions,
  hooks: { ...shownCollection('currencies', { keyField: 'code', isPriced: true }), beforeDelete: [keepBaseCurrency] },
  fields: [
    currencyCode,
    localizedText('name', words('Name', 'Nombre', 'Nom', 'Name'), { required: true, maxLength: 60 }),
    { name: 'symbol', type: 'text', required: true, maxLength: 8, label: words('Symbol', 'Símbolo', 'Symbole', 'Symbol') },
    {
      ...rate,
      validate: (value: number | null | undefined, asked: Asked) => {
        if (asked.siblingData.code === 'USD' && value !== 1) return say(asked.req, baseRateFault)
        return rate.validate ? (rate.validate as (value: unknown, asked: Asked) => string | true)(value, asked) : true
      },
    } as typeof rate,
    {
      name: 'rateDate',
      type: 'date',
      required: true,
      label: words('Rate taken on', 'Fecha del tipo', 'Date du taux', 'Kurs vom'),
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
    },
    {
      name: 'digits',
      type: 'number',
      required: true,
      defaultValue: 2,
      label: words('Decimals shown', 'Decimales mostrados', 'Décimales affichées', 'Angezeigte Nachkommastellen'),
      validate: (value: unknown, { req }: Pick<Asked, 'req'>) => value === 0 || value === 2 || say(req, digitsFault),
    },
    {
      name: 'locale',
      type: 'text',
      required: true,
      defaultValue: 'en-US',
      label: words('Number format', 'Formato numérico', 'Format numérique', 'Zahlenformat'),
      validate: (value: unknown, { req }: Asked) => isLocaleTag(value) || say(req, localeFault),
    },
    {
      ...isActive,
      validate: (value: unknown, { siblingData, req }: Asked) =>
        !(siblingData.code === 'USD' && value === false) || say(req, baseSwitchFault),
    } as typeof isActive,
    position,
  ],
}
