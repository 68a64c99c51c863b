import type { CollectionConfig } from 'payload'
import { digitsOf } from '@/core/money/types'
import { activeRows } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { checkbox, position, positiveNumber } from '@/payload/fields/numbers'
import { currencyCode } from '@/payload/fields/identifiers'
import { nameText } from '@/payload/fields/text'
import { shownCollection } from '@/payload/hooks/publishing'
import { keepBaseCurrency } from '@/payload/hooks/keep-base-currency'
import { storedVersions } from '@/payload/versions/first-version'
import { translate, words, type Reader } from '@/payload/words'

const digitsError = words({
  en: 'Please enter 2, or 0 for a currency without cents.',
  es: 'Introduzca 2, o 0 para una moneda sin céntimos.',
  fr: 'Veuillez saisir 2, ou 0 pour une devise sans centimes.',
  de: 'Bitte geben Sie 2 ein, oder 0 für eine Währung ohne Untereinheit.',
})

const baseRateError = words({
  en: 'US dollars always count 1: every rate is per US dollar.',
  es: 'El dólar estadounidense siempre vale 1: cada tipo es por dólar.',
  fr: 'Le dollar américain vaut toujours 1 : chaque taux est exprimé par dollar.',
  de: 'Der US-Dollar zählt immer 1: Jeder Kurs gilt je US-Dollar.',
})

const baseSwitchError = words({
  en: 'US dollars cannot be switched off: every price is stored in them.',
  es: 'El dólar estadounidense no se puede desactivar: todos los precios se guardan en esa moneda.',
  fr: 'Le dollar américain ne peut pas être désactivé : tous les prix y sont enregistrés.',
  de: 'Der US-Dollar kann nicht abgeschaltet werden: Alle Preise sind darin gespeichert.',
})

const localeError = words({
  en: 'Please enter a number format such as en-US or de-DE.',
  es: 'Introduzca un formato numérico como en-US o de-DE.',
  fr: 'Veuillez saisir un format numérique tel que en-US ou de-DE.',
  de: 'Bitte geben Sie ein Zahlenformat wie en-US oder de-DE ein.',
})

const isLocaleTag = (value: unknown): boolean => {
  try {
    return typeof value === 'string' && Intl.NumberFormat.supportedLocalesOf([value]).length > 0
  } catch {
    return false
  }
}

const rate = positiveNumber(
  'exchangeRate',
  words({ en: 'Units per US dollar', es: 'Unidades por dólar', fr: 'Unités par dollar', de: 'Einheiten je US-Dollar' }),
  { required: true },
)
const isActive = checkbox('isActive', words({ en: 'Offered', es: 'Ofrecida', fr: 'Proposée', de: 'Angeboten' }), {
  defaultValue: true,
  isInSidebar: true,
})

/** Browsers format amounts by currency code alone and would drop decimals they do not know of. */
const mayHaveCents = (code = ''): boolean => !/^[A-Z]{3}$/.test(code) || digitsOf(code) === 2

type Asked = { readonly siblingData: { readonly code?: string }; readonly req: Reader }

/** M8: exchange rates are edited here; their date is shown wherever prices are converted. */
export const currencies: CollectionConfig = {
  slug: 'currencies',
  labels: {
    singular: words({ en: 'Currency', es: 'Moneda', fr: 'Devise', de: 'Währung' }),
    plural: words({ en: 'Currencies', es: 'Monedas', fr: 'Devises', de: 'Währungen' }),
  },
  access: activeRows,
  admin: {
    group: groups.catalogue,
    useAsTitle: 'code',
    defaultColumns: ['code', 'name', 'exchangeRate', 'rateDate', 'isActive'],
    listSearchableFields: ['code', 'name'],
  },
  defaultSort: 'order',
  disableDuplicate: true,
  versions: storedVersions,
  hooks: { ...shownCollection('currencies', { keyField: 'code', isPriced: true }), beforeDelete: [keepBaseCurrency] },
  fields: [
    currencyCode,
    nameText(60),
    {
      name: 'symbol',
      type: 'text',
      required: true,
      maxLength: 8,
      label: words({ en: 'Symbol', es: 'Símbolo', fr: 'Symbole', de: 'Symbol' }),
    },
    {
      ...rate,
      validate: (value: number | null | undefined, asked: Asked) => {
        if (asked.siblingData.code === 'USD' && value !== 1) return translate(asked.req, baseRateError)
        return rate.validate ? (rate.validate as (value: unknown, asked: Asked) => string | true)(value, asked) : true
      },
    } as typeof rate,
    {
      name: 'rateDate',
      type: 'date',
      required: true,
      label: words({ en: 'Rate taken on', es: 'Fecha del tipo', fr: 'Date du taux', de: 'Kurs vom' }),
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'yyyy-MM-dd' } },
    },
    {
      name: 'digits',
      type: 'number',
      required: true,
      defaultValue: 2,
      label: words({ en: 'Decimals shown', es: 'Decimales mostrados', fr: 'Décimales affichées', de: 'Angezeigte Nachkommastellen' }),
      validate: (value: unknown, { siblingData, req }: Asked) =>
        value === 0 || (value === 2 && mayHaveCents(siblingData.code)) || translate(req, digitsError),
    },
    {
      name: 'locale',
      type: 'text',
      required: true,
      defaultValue: 'en-US',
      label: words({ en: 'Number format', es: 'Formato numérico', fr: 'Format numérique', de: 'Zahlenformat' }),
      admin: {
        // §3 requires the field, but M7 formats all currencies alike
        description: words({
          en: 'For your records and exports: prices are written as the site settings say, in every currency.',
          es: 'Para sus registros y exportaciones: los precios se escriben como indican los ajustes del sitio, en todas las monedas.',
          fr: 'Pour vos dossiers et exports : les prix s’écrivent comme le disent les réglages du site, dans toutes les devises.',
          de: 'Für Ihre Unterlagen und Exporte: Preise werden in jeder Währung so geschrieben, wie es die Website-Einstellungen sagen.',
        }),
      },
      validate: (value: unknown, { req }: Asked) => isLocaleTag(value) || translate(req, localeError),
    },
    {
      ...isActive,
      validate: (value: unknown, { siblingData, req }: Asked) =>
        !(siblingData.code === 'USD' && value === false) || translate(req, baseSwitchError),
    } as typeof isActive,
    position,
  ],
}
