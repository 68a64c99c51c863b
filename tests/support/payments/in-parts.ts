import type { Payload } from 'payload'

export const findItemInParts = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: 'services', depth: 0, pagination: false })
  const service = docs.find(
    ({ paymentTypes, type }) =>
      type === 'hosting' && paymentTypes.available.includes('partial') && paymentTypes.partial?.allowedTypes?.includes('installments'),
  )
  if (!service) throw new Error('The seed sells nothing in parts')
  return {
    type: 'hosting',
    id: service.key,
    billing: 'yearly',
    quantity: 1,
    selectedPaymentType: 'partial',
    partialType: 'installments',
  } as const
}
