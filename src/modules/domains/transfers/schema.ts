import { z } from 'zod'
import { transferWarnings, transferStatuses } from '@/core/domains/transfers'
import { cartSchema } from '@/modules/cart/schema'
import { languageQuery } from '@/modules/catalog/schema'

const longestDomain = 2000
const longestCode = 300

/** Unvalidated: core's rules distinguish a missing domain from a missing auth code (§5). */
export const startTransferSchema = z
  .strictObject({
    domain: z.string().max(longestDomain).default(''),
    authorizationCode: z.string().max(longestCode).default('').meta({
      description: 'Auth code from the current registrar. Stored encrypted, never answered.',
      format: 'password',
      writeOnly: true,
    }),
  })
  .meta({ id: 'StartTransfer' })

const transferWarningSchema = z
  .strictObject({ code: z.enum(transferWarnings), message: z.string() })
  .meta({ id: 'TransferWarning', description: 'What the owner should know before the transfer. It can be ordered all the same.' })

export const transferCheckQuerySchema = z.strictObject({ domain: z.string().max(longestDomain).default(''), lang: languageQuery })

export const transferCheckSchema = z
  .strictObject({ domain: z.string(), extension: z.string(), warnings: z.array(transferWarningSchema) })
  .meta({ id: 'TransferCheck' })

export type TransferCheckResponse = z.output<typeof transferCheckSchema>

export const startedTransferSchema = z
  .strictObject({
    domain: z.string(),
    extension: z.string(),
    status: z.enum(transferStatuses),
    warnings: z.array(transferWarningSchema),
    lineId: z.string().meta({ description: 'Line of the transfer in the cart.' }),
    cart: cartSchema,
  })
  .meta({ id: 'StartedTransfer' })

export type StartedTransferResponse = z.output<typeof startedTransferSchema>
