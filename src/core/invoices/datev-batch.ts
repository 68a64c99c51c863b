import { plainAmount } from '../money/format'
import { datevColumns } from './datev-columns'
import { financialYearOf, type Months } from './months'
import type { InvoiceKind } from './types'

export interface DatevDesk {
  readonly consultantNumber: number
  readonly clientNumber: number
  /** 1 to 12. */
  readonly yearBegins: number
  readonly currency: string
  readonly bankAccount: string
  readonly cardAccount: string
  readonly taxedRevenue: string
  readonly untaxedRevenue: string
}

/** What a booking is made of. Amounts are positive; `kind` says which way the money went. */
export interface DatevBooking {
  readonly kind: InvoiceKind
  readonly number: string
  /** YYYY-MM-DD. */
  readonly issuedOn: string
  readonly corrects: string | null
  readonly orderNumber: string
  readonly buyer: string
  readonly vatId: string | null
  readonly isCard: boolean
  readonly hasTax: boolean
  /** In the currency of the books, else in its own. */
  readonly amount: { readonly minor: number; readonly digits: number; readonly currency: string }
  /** As it was paid. */
  readonly paid: { readonly minor: number; readonly digits: number; readonly currency: string }
}

const lineEnd = '\r\n'
/** Text stands in quotes; what a line cannot hold is left out, and so is what the code page of DATEV has no letter for. */
const quoted = (text: string, maximum: number): string =>
  `"${text
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?')
    .slice(0, maximum)
    .replaceAll('"', '""')}"`
const compact = (day: string): string => day.replaceAll('-', '')
const decimal = (minor: number, digits: number): string => {
  const [whole = '0', fraction = ''] = plainAmount(minor, digits).split('.')
  return `${whole},${fraction.padEnd(2, '0')}`
}

/** The two lines a batch opens with: what it is, and its columns. */
export const datevHead = (desk: DatevDesk, months: Months, days: Months, at: Date): string => {
  const created = at.toISOString().replaceAll(/\D/g, '').slice(0, 17)
  const year = compact(financialYearOf(months.from, desk.yearBegins))
  const head = [
    ...['"EXTF"', 700, 21, '"Buchungsstapel"', 13, created, '', '"RE"', '""', '""', desk.consultantNumber, desk.clientNumber, year],
    ...[
      desk.taxedRevenue.length,
      compact(days.from),
      compact(days.to),
      quoted(`Rechnungen ${months.from} - ${months.to}`, 30),
      '""',
      1,
      0,
      0,
    ],
    ...[quoted(desk.currency, 3), '', '""', '', '', '"03"', '', '', '""', '""'],
  ]
  return `${head.join(';')}${lineEnd}${datevColumns.join(';')}${lineEnd}`
}

/** One document as one booking: money in debit against revenue, and the other way round for what went back. */
export const datevRow = (desk: DatevDesk, booking: DatevBooking): string => {
  const { amount, paid } = booking
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(amount.minor, amount.digits),
    'Soll/Haben-Kennzeichen': booking.kind === 'invoice' ? '"S"' : '"H"',
    'WKZ Umsatz': quoted(amount.currency, 3),
    Konto: booking.isCard ? desk.cardAccount : desk.bankAccount,
    'Gegenkonto (ohne BU-Schlüssel)': booking.hasTax ? desk.taxedRevenue : desk.untaxedRevenue,
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
