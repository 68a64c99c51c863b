import { lostNames } from '@/core/orders/keep-back'
import type { QuoteLine } from '@/core/orders/types'
import { periodLabels } from '@/cms/fields/selects'
import { translate, words } from '@/cms/words'
import { amountText } from './amount'
import { FieldView, labelOf, valueOf, type FieldViewProps } from './field-view'

const headings = [
  words({ en: 'Product', es: 'Producto', fr: 'Produit', de: 'Produkt' }),
  words({ en: 'Billing', es: 'Facturación', fr: 'Facturation', de: 'Abrechnung' }),
  words({ en: 'Quantity', es: 'Cantidad', fr: 'Quantité', de: 'Menge' }),
  words({ en: 'Price', es: 'Precio', fr: 'Prix', de: 'Preis' }),
  words({ en: 'Setup fee', es: 'Cuota de alta', fr: 'Frais de mise en service', de: 'Einrichtungsgebühr' }),
  words({ en: 'Discount', es: 'Descuento', fr: 'Remise', de: 'Rabatt' }),
  words({ en: 'Tax', es: 'Impuestos', fr: 'Taxes', de: 'Steuer' }),
  words({ en: 'Total', es: 'Total', fr: 'Total', de: 'Gesamt' }),
]

const notDelivered = words({
  en: 'Already registered by someone else when the payment arrived: not delivered, refund due',
  es: 'De otra persona cuando llegó el pago: sin entregar, por reembolsar',
  fr: 'À quelqu’un d’autre à l’arrivée du paiement : non livré, à rembourser',
  de: 'Bei Zahlungseingang schon vergeben: nicht geliefert, zu erstatten',
})

const eventsOf = (data: Readonly<Record<string, unknown>> | undefined) =>
  Array.isArray(data?.['events']) ? (data['events'] as { type: string; note?: string | null }[]) : []

type Line = Partial<QuoteLine>

const linesOf = (value: unknown): readonly Line[] => (Array.isArray(value) ? (value as Line[]) : [])

const cell = { padding: '0.25rem 0.75rem 0.25rem 0', textAlign: 'start', verticalAlign: 'top' } as const

/** What was bought, a row a line, as the order froze it (M4). */
export const OrderLinesField = ({ data, ...props }: FieldViewProps) => {
  const lost = lostNames(eventsOf(data))
  return (
    <FieldView {...props}>
      <div className="wide-table" role="region" tabIndex={0} aria-label={labelOf(props.field, props.i18n)}>
        <table style={{ borderCollapse: 'collapse', width: '100%' }}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading.en} scope="col" style={cell}>
                  {translate(props, heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linesOf(valueOf(props)).map((line, index) => (
              <tr key={line.key ?? index}>
                <td style={cell}>
                  {line.name ?? line.id}
                  {lost.has(line.id ?? '') || lost.has(line.serviceData?.domain ?? '') ? (
                    <div role="note">{translate(props, notDelivered)}</div>
                  ) : null}
                  {line.serviceData?.domain ? <div>{line.serviceData.domain}</div> : null}
                </td>
                <td style={cell}>
                  {line.term ? `${line.term.years} × ` : null}
                  {line.billing ? translate(props, periodLabels[line.billing]) : null}
                </td>
                <td style={cell}>{line.quantity}</td>
                <td style={cell}>{amountText(line.unitPrice, data)}</td>
                <td style={cell}>{amountText(line.setupFee, data)}</td>
                <td style={cell}>{amountText(line.discount, data)}</td>
                <td style={cell}>{amountText(line.tax, data)}</td>
                <td style={cell}>{amountText(line.total, data)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FieldView>
  )
}
