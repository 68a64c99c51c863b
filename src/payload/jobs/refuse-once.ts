import { JobCancelledError, type TaskConfig, ValidationError } from 'payload'
import { isRecord } from '@/core/records'
import { UnpublishedReference } from '@/payload/references/unpublished-reference'

/** May be rejected because of another promotion, which may end in the same minute. */
const contested: ReadonlySet<unknown> = new Set(['coupons', 'automatic-discounts'])

const collectionOf = (input: unknown): unknown => (isRecord(input) && isRecord(input['doc']) ? input['doc']['relationTo'] : undefined)

/** Cancels a job that is refused because of its document, such as example texts or a missing title: no retry would succeed. */
export const refuseOnce = (handler: TaskConfig['handler']): TaskConfig['handler'] =>
  typeof handler === 'string'
    ? handler
    : async (args) => {
        try {
          return await handler(args)
        } catch (error) {
          const mayPass = error instanceof UnpublishedReference || contested.has(collectionOf(args.input))
          if (error instanceof ValidationError && !mayPass) throw new JobCancelledError(error.message)
          throw error
        }
      }
