import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'
import { dropRefusals, hasRefusedDraft, keepRefusals } from './field-refusals'

const uniqueFields = ({ collectionSlug, req }: BuildFormStateArgs): ReadonlySet<string> => {
  const collection = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)
  return new Set(collection?.flattenedFields.flatMap((field) => ('unique' in field && field.unique ? [field.name] : [])))
}

/** Payload's own function, except that the errors of a failed save stay until a change may have corrected them. */
export const buildFormState: ServerFunction<BuildFormStateArgs> = async (args) => {
  const sent = args.formState ?? {}
  const skipValidation = args.skipValidation === true
  const answer = await buildFormStateHandler({ ...args, skipValidation: skipValidation || hasRefusedDraft(sent) })
  if (!('state' in answer) || !answer.state) return answer
  const state = skipValidation ? dropRefusals(sent, answer.state) : keepRefusals(sent, answer.state, uniqueFields(args))
  return { ...answer, state }
}
