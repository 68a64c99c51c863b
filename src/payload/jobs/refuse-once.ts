import { JobCancelledError, type TaskConfig, ValidationError } from 'payload'
import { UnpublishedReference } from '@/payload/references/unpublished-reference'

/** Cancels a job that is refused because of its document, such as example texts or a missing title: no retry would succeed. */
export const refuseOnce = (handler: TaskConfig['handler']): TaskConfig['handler'] =>
  typeof handler === 'string'
    ? handler
    : async (args) => {
        try {
          return await handler(args)
        } catch (error) {
          if (error instanceof ValidationError && !(error instanceof UnpublishedReference)) throw new JobCancelledError(error.message)
          throw error
        }
      }
