import { z } from 'zod'
import { transferStatuses } from '@/core/transfers/transfer-status'
import { cartSchema } from './cart'

const longestDomain = 2000
const longestCode = 300

/** As typed: core's rules decide, so that a missing name and a missing code each have an answer of their own (§5). */
export const startTransferSchema = z
  .strictObject({
    domain: z.string().max(longestDomain).default(''),
    authorizationCode: z
      .string()
      .max(longestCode)
      .default('')
      .meta({ description: 'R11: kept encrypted, never answered.', format: 'password', writeOnly: true }),
  })
  .meta({ id: 'StartTransfer' })

export const startedTransferSchema = z
  .strictObject({
    domain: z.string(),
    extension: z.string(),
    status: z.enum(transferStatuses),
    lineId: z.string().meta({ description: 'Its line in the cart.' }),
    cart: cartSchema,
  })
  .meta({ id: 'StartedTransfer' })

export type StartedTransferAnswer = z.output<typeof startedTransferSchema>
