import { APIError, ValidationError, type PayloadRequest } from 'payload'
import { translate, type Words } from '@/cms/words'

interface Change {
  readonly collection: { readonly slug: string }
  readonly req: PayloadRequest
}

/** A change that may not be made, said beside the field it is about. */
export const refuseField = ({ collection, req }: Change, path: string, sentence: Words): never => {
  throw new ValidationError({ collection: collection.slug, errors: [{ path, message: translate(req, sentence) }], req })
}

/** A change that may not be made as things are. */
export const refuseConflict = ({ req }: Pick<Change, 'req'>, sentence: Words): never => {
  throw new APIError(translate(req, sentence), 409, null, true)
}

/** Asked too often. */
export const refuseTry = ({ req }: Pick<Change, 'req'>, sentence: Words): never => {
  throw new APIError(translate(req, sentence), 429, undefined, true)
}
