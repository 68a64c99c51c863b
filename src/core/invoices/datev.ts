import { plainAmount } from '../money/format'
import type { InvoiceKind } from './types'

/** `2026-12-31` in the accounting time zone (IANA name). */
export const accountingDay = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** I2: a document belongs to the accounting year it is issued in. */
export const accountingYear = (at: number, timeZone: string): number => Number(accountingDay(at, timeZone).slice(0, 4))

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const numbered = (count: number, name: (number: number) => readonly string[]): readonly string[] =>
  Array.from({ length: count }, (_, index) => name(index + 1)).flat()

/** DATEV booking batch, format version 13, with DATEV's column names and order. */
export const datevColumns: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto'],
  ...['Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext'],
  ...['Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...numbered(8, (number) => [`Beleginfo - Art ${number}`, `Beleginfo - Inhalt ${number}`]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)', 'EU-Steuersatz (Bestimmung)'],
  ...['Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer'],
  'BU 49 Funktionsergänzung',
  ...numbered(20, (number) => [`Zusatzinformation - Art ${number}`, `Zusatzinformation- Inhalt ${number}`]),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp', 'Auftragsnummer'],
  ...[
    'Buchungstyp',
    'USt-Schlüssel (Anzahlungen)',
    'EU-Land (Anzahlungen)',
    'Sachverhalt L+L (Anzahlungen)',
    'EU-Steuersatz (Anzahlungen)',
  ],
  ...[
    'Erlöskonto (Anzahlungen)',
    'Herkunft-Kz',
    'Buchungs GUID',
    'KOST-Datum',
    'SEPA-Mandatsreferenz',
    'Skontosperre',
    'Gesellschaftername',
  ],
  ...['Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer', 'Postensperre bis', 'Bezeichnung SoBil-Sachverhalt'],
  ...['Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)'],
  ...[
    'Steuersatz',
    'Land',
    'Abrechnungsreferenz',
    'BVV-Position',
    'EU-Land u. UStID (Ursprung)',
    'EU-Steuersatz (Ursprung)',
    'Abw. Skontokonto',
  ],
]

/** Inclusive: `2026-01` to `2026-03`. */
export interface Months {
  readonly from: string
  readonly to: string
}

const form = /^\d{4}-(?:0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => form.test(text)

/** First and last day, YYYY-MM-DD. */
export const monthRange = ({ from, to }: Months): Months => {
  const last = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5)), 0))
  return { from: `${from}-01`, to: last.toISOString().slice(0, 10) }
}

/** First day of the month's financial year, YYYY-MM-DD. `begins` is the year's first month, 1 to 12. */
export const financialYearOf = (month: string, begins: number): string => {
  const year = Number(month.slice(0, 4)) - (Number(month.slice(5)) < begins ? 1 : 0)
  return `${year}-${String(begins).padStart(2, '0')}-01`
}

interface DatevScreen {
  readonly consultantNumber: number
  readonly clientNumber: number
  /** 1 to 12. */
  readonly yearBegins: number
  readonly currency: string
  readonly bankAccount: string
  readonly cardAccount: string
  readonly taxedRevenue: string
  readonly untaxedRevenue: string
  readonly reverseChargeRevenue: string
  readonly otherStatesRevenue: string
}

/** T9: taxed in another member state, or reverse-charged to the buyer. */
type TaxedAbroad =
  | { readonly kind: 'reverse-charge' }
  | { readonly kind: 'other-state'; readonly country: string; readonly percent: number }

/** Amounts are positive; `kind` gives the direction. */
export interface DatevBooking {
  readonly kind: InvoiceKind
  readonly number: string
  /** YYYY-MM-DD. */
  readonly issuedOn: string
  readonly corrects: string | null
  readonly orderNumber: string
  /** Windows-1252 characters only. */
  readonly buyer: string
  readonly vatId: string | null
  readonly isCard: boolean
  readonly hasTax: boolean
  /** T9: absent if the shop has a single tax rate. */
  readonly abroad?: TaxedAbroad
  /** In the accounting currency if known, otherwise in the currency paid. */
  readonly amount: { readonly minor: number; readonly digits: number; readonly currency: string }
  /** In the currency paid. */
  readonly paid: { readonly minor: number; readonly digits: number; readonly currency: string }
}

const lineEnd = '\r\n'
/** Control characters would break the row. `inWindows1252` has already replaced unsupported characters. */
const quoted = (text: string, maximum: number): string =>
  `"${text
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, maximum)
    .replaceAll('"', '""')}"`
const compact = (day: string): string => day.replaceAll('-', '')
const decimal = (minor: number, digits: number): string => {
  const [whole = '0', fraction = ''] = plainAmount(minor, digits).split('.')
  return `${whole},${fraction.padEnd(2, '0')}`
}

/** Header row and column row. */
export const datevHead = (settings: DatevScreen, months: Months, days: Months, at: Date): string => {
  const created = at.toISOString().replaceAll(/\D/g, '').slice(0, 17)
  const year = compact(financialYearOf(months.from, settings.yearBegins))
  const head = [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '"RE"', '""', '""', settings.consultantNumber, settings.clientNumber, year],
    ...[
      settings.taxedRevenue.length,
      compact(days.from),
      compact(days.to),
      quoted(`Rechnungen ${months.from} - ${months.to}`, 30),
      '""',
      1,
      0,
      0,
    ],
    ...[quoted(settings.currency, 3), '', '""', '', '', '"03"', '', '', '""', '""'],
  ]
  return `${head.join(';')}${lineEnd}${datevColumns.join(';')}${lineEnd}`
}

const revenueAccount = (accounting: DatevScreen, { abroad, hasTax }: DatevBooking): string => {
  if (abroad?.kind === 'reverse-charge') return accounting.reverseChargeRevenue
  if (abroad?.kind === 'other-state') return accounting.otherStatesRevenue
  return hasTax ? accounting.taxedRevenue : accounting.untaxedRevenue
}

/** T9: VAT ID for the recapitulative statement, or country and rate for the one-stop shop. */
const euCells = ({ abroad, vatId }: DatevBooking): Readonly<Record<string, string>> => {
  if (abroad?.kind === 'reverse-charge') return { 'EU-Land u. UStID (Bestimmung)': quoted(vatId ?? '', 15) }
  if (abroad?.kind !== 'other-state') return {}
  return {
    'EU-Land u. UStID (Bestimmung)': quoted(abroad.country, 15),
    'EU-Steuersatz (Bestimmung)': String(abroad.percent).replace('.', ','),
  }
}

/** One booking per document: an invoice debits the money account against revenue, a credit note reverses it. */
export const datevRow = (desk: DatevScreen, booking: DatevBooking): string => {
  const { amount, paid } = booking
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(amount.minor, amount.digits),
    'Soll/Haben-Kennzeichen': booking.kind === 'invoice' ? '"S"' : '"H"',
    'WKZ Umsatz': quoted(amount.currency, 3),
    Konto: booking.isCard ? desk.cardAccount : desk.bankAccount,
    'Gegenkonto (ohne BU-Schlüssel)': revenueAccount(desk, booking),
    ...euCells(booking),
    Belegdatum: `${booking.issuedOn.slice(8)}${booking.issuedOn.slice(5, 7)}`,
    'Belegfeld 1': quoted(booking.number, 36),
    'Belegfeld 2': quoted(booking.corrects ?? '', 12),
    Buchungstext: quoted(`${booking.orderNumber} ${booking.buyer}`, 60),
    'Zusatzinformation - Art 1': quoted('Auftrag', 20),
    'Zusatzinformation- Inhalt 1': quoted(booking.orderNumber, 210),
    'Zusatzinformation - Art 2': quoted('Bezahlt', 20),
    'Zusatzinformation- Inhalt 2': quoted(`${plainAmount(paid.minor, paid.digits)} ${paid.currency}`, 210),
    ...(booking.vatId === null
      ? {}
      : { 'Zusatzinformation - Art 3': quoted('USt-IdNr.', 20), 'Zusatzinformation- Inhalt 3': quoted(booking.vatId, 210) }),
    Festschreibung: '0',
  }
  return `${datevColumns.map((column) => cells[column] ?? '').join(';')}${lineEnd}`
}
