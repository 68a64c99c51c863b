import type { GlobalConfig, PayloadRequest, TextField } from 'payload'
import { bookkeepingDefaults } from '@/lib/config/bookkeeping'
import { isTimeZone } from '@/core/invoices/datev'
import { admins, salesStaff } from '@/payload/access/rules'
import { groups } from '@/payload/admin/groups'
import { pickedFrom } from '@/payload/admin/picker/source'
import { wholeNumber } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { storedGlobalVersions } from '@/payload/versions/first-version'
import { translate, words, type Words } from '@/payload/words'

const checked = (
  field: TextField,
  isRight: (value: string) => boolean,
  fault: Words,
  defaultValue: string,
  description?: Words,
): TextField =>
  ({
    ...field,
    required: true,
    defaultValue,
    ...(description ? { admin: { description } } : {}),
    validate: (value: unknown, { req }: { req: PayloadRequest }) => (typeof value === 'string' && isRight(value)) || translate(req, fault),
  }) as TextField

const accountError = words({
  en: 'An account has four to eight digits.',
  es: 'Una cuenta tiene de cuatro a ocho cifras.',
  fr: 'Un compte a de quatre à huit chiffres.',
  de: 'Ein Konto hat vier bis acht Ziffern.',
})

const account = (name: string, label: Words, defaultValue: string): TextField =>
  checked(plainText(name, label), (value) => /^\d{4,8}$/.test(value), accountError, defaultValue)

const timeZone = checked(
  plainText(
    'timeZone',
    words({ en: 'Time zone of the books', es: 'Zona horaria contable', fr: 'Fuseau horaire comptable', de: 'Zeitzone der Buchhaltung' }),
  ),
  isTimeZone,
  words({
    en: 'Please enter a time zone such as Europe/Berlin.',
    es: 'Introduzca una zona horaria como Europe/Madrid.',
    fr: 'Veuillez saisir un fuseau tel que Europe/Paris.',
    de: 'Bitte geben Sie eine Zeitzone wie Europe/Berlin ein.',
  }),
  bookkeepingDefaults.timeZone,
  words({
    en: 'Decides the day and the year of an invoice. Written ones keep theirs.',
    es: 'Decide el día y el año de una factura. Las ya emitidas conservan los suyos.',
    fr: 'Décide du jour et de l’année d’une facture. Celles déjà émises gardent les leurs.',
    de: 'Bestimmt Tag und Jahr einer Rechnung. Ausgestellte behalten ihre.',
  }),
)

/** Settings of the accounting export; not public, because they contain the adviser's numbers. */
export const bookkeeping: GlobalConfig = {
  slug: 'bookkeeping',
  label: words({ en: 'Bookkeeping', es: 'Contabilidad', fr: 'Comptabilité', de: 'Buchhaltung' }),
  access: { read: salesStaff, update: admins, readVersions: admins },
  admin: { group: groups.settings },
  versions: storedGlobalVersions,
  fields: [
    timeZone,
    {
      ...plainText('currency', words({ en: 'Currency of the books', es: 'Moneda contable', fr: 'Monnaie comptable', de: 'Buchwährung' }), {
        required: true,
      }),
      defaultValue: bookkeepingDefaults.currency,
      admin: pickedFrom('currencies'),
    },
    wholeNumber(
      'consultantNumber',
      words({ en: 'DATEV consultant number', es: 'Número de asesor DATEV', fr: 'Numéro de conseiller DATEV', de: 'DATEV-Beraternummer' }),
      { required: true, least: 1001, most: 9_999_999, defaultValue: bookkeepingDefaults.consultantNumber },
    ),
    wholeNumber(
      'clientNumber',
      words({ en: 'DATEV client number', es: 'Número de cliente DATEV', fr: 'Numéro de client DATEV', de: 'DATEV-Mandantennummer' }),
      { required: true, least: 1, most: 99_999, defaultValue: bookkeepingDefaults.clientNumber },
    ),
    wholeNumber(
      'yearBegins',
      words({
        en: 'Month the financial year begins in',
        es: 'Mes en que empieza el ejercicio',
        fr: 'Mois de début d’exercice',
        de: 'Monat, in dem das Wirtschaftsjahr beginnt',
      }),
      { required: true, least: 1, most: 12, defaultValue: bookkeepingDefaults.yearBegins },
    ),
    account(
      'bankAccount',
      words({ en: 'Account: bank', es: 'Cuenta: banco', fr: 'Compte : banque', de: 'Konto: Bank' }),
      bookkeepingDefaults.bankAccount,
    ),
    account(
      'cardAccount',
      words({
        en: 'Account: cards, money on its way',
        es: 'Cuenta: tarjetas, dinero en tránsito',
        fr: 'Compte : cartes, fonds en transit',
        de: 'Konto: Karten, Geldtransit',
      }),
      bookkeepingDefaults.cardAccount,
    ),
    account(
      'taxedRevenue',
      words({
        en: 'Account: taxed revenue',
        es: 'Cuenta: ingresos con impuesto',
        fr: 'Compte : ventes taxées',
        de: 'Konto: Erlöse mit Steuer',
      }),
      bookkeepingDefaults.taxedRevenue,
    ),
    account(
      'untaxedRevenue',
      words({
        en: 'Account: revenue without tax',
        es: 'Cuenta: ingresos sin impuesto',
        fr: 'Compte : ventes sans taxe',
        de: 'Konto: Erlöse ohne Steuer',
      }),
      bookkeepingDefaults.untaxedRevenue,
    ),
    account(
      'reverseChargeRevenue',
      words({
        en: 'Account: revenue under reverse charge',
        es: 'Cuenta: ingresos con inversión del sujeto pasivo',
        fr: 'Compte : ventes en autoliquidation',
        de: 'Konto: Erlöse mit Steuerschuld des Empfängers',
      }),
      bookkeepingDefaults.reverseChargeRevenue,
    ),
    account(
      'otherStatesRevenue',
      words({
        en: 'Account: revenue taxed in other EU states',
        es: 'Cuenta: ingresos gravados en otros Estados de la UE',
        fr: 'Compte : ventes taxées dans d’autres États de l’UE',
        de: 'Konto: Erlöse, in anderen EU-Staaten steuerpflichtig',
      }),
      bookkeepingDefaults.otherStatesRevenue,
    ),
  ],
}
