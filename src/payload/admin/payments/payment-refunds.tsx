import type { ServerComponentProps } from 'payload'
import { refundsOf, RelatedListSection } from '@/payload/admin/support/related-list'

/** On a payment's form: its refunds. */
export const PaymentRefunds = ({ data, req }: Pick<ServerComponentProps, 'data' | 'req'>) => {
  const id: unknown = data['id']
  if (typeof id !== 'string') return null
  const address = `${req.payload.config.routes.admin}/collections/payments/${id}`
  return (
    <div className="field-type">
      <RelatedListSection req={req} address={address} list={refundsOf({ payment: { equals: id } })} />
    </div>
  )
}
