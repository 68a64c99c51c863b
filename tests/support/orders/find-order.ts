import type { Payload } from 'payload'

export const findOrder = async (payload: Payload, orderNumber: string) => {
  const { docs } = await payload.find({ collection: 'orders', where: { orderNumber: { equals: orderNumber } }, depth: 0 })
  const [order] = docs
  if (!order) throw new Error(`There is no ${orderNumber}`)
  return order
}

/** Documents an order created, oldest first. */
export const broughtBy = async <Slug extends 'domains' | 'payments' | 'registrar-tasks' | 'transfers'>(
  payload: Payload,
  collection: Slug,
  order: string,
) => (await payload.find({ collection, where: { order: { equals: order } }, sort: 'createdAt', depth: 0, pagination: false })).docs
