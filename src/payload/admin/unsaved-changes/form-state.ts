import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'
import { isRefusedDraft, keepRefusals } from './field-refusals'

/** Payload's own function, except that the errors of a failed save stay until their fields change. */
export const buildFormState: ServerFunction<BuildFormStateArgs> = async (args) => {
  const sent = args.formState ?? {}
  const isValidated = !args.skipValidation
  const answer = await buildFormStateHandler({ ...args, skipValidation: !isValidated || isRefusedDraft(sent) })
  return 'state' in answer && answer.state ? { ...answer, state: keepRefusals(sent, answer.state, isValidated) } : answer
}
