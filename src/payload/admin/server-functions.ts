import { schedulePublishHandler, type SchedulePublishHandlerArgs } from '@payloadcms/ui/utilities/schedulePublishHandler'
import { APIError, docAccessOperation, docAccessOperationGlobal, type PayloadRequest, type ServerFunction, type Where } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { z } from 'zod'
import { translate } from '@/payload/translate'
import { hasExamples } from './page-templates/refuse-examples'

const targetShape = z.object({
  doc: z.object({ relationTo: z.string(), value: z.string() }).nullish(),
  global: z.string().nullish(),
})

const data = { _status: 'published' }

/** Whether the user may publish the target, one document or one global. */
const mayPublish = async (req: PayloadRequest, target: unknown): Promise<boolean> => {
  const { doc, global } = targetShape.safeParse(target).data ?? {}
  const { collections, config } = req.payload
  if (doc && !global) {
    const collection = Object.values(collections).find((each) => each.config.slug === doc.relationTo)
    if (!collection || !hasScheduledPublishEnabled(collection.config)) return false
    return Boolean((await docAccessOperation({ id: doc.value, collection, data, req })).update)
  }
  const globalConfig = doc ? undefined : config.globals.find(({ slug }) => slug === global)
  if (!globalConfig || !hasScheduledPublishEnabled(globalConfig)) return false
  return Boolean((await docAccessOperationGlobal({ data, globalConfig, req })).update)
}

const mayCallOff = async (req: PayloadRequest, id: unknown): Promise<boolean> => {
  const asked = z.uuid().safeParse(id)
  if (!asked.success) return false
  const where: Where = { and: [{ id: { equals: asked.data } }, { taskSlug: { equals: 'schedulePublish' } }] }
  const { docs } = await req.payload.find({ collection: 'payload-jobs', where, limit: 1, depth: 0, overrideAccess: true, req })
  return docs[0] !== undefined && mayPublish(req, docs[0].input)
}

/**
 * A11: Payload's own function lets anyone with admin access queue and delete publication jobs. This one requires the right to
 * publish that document. Rescheduling in one call needs both rights.
 */
const schedulePublish: ServerFunction<SchedulePublishHandlerArgs> = async (args) => {
  const { req, type, doc, global, deleteID } = args
  const isCalledOff = deleteID !== undefined
  const isPlanned = Boolean(doc ?? global) || !isCalledOff
  const isAllowed = (!isCalledOff || (await mayCallOff(req, deleteID))) && (!isPlanned || (await mayPublish(req, { doc, global })))
  if (!isAllowed) return { error: req.t('error:notAllowedToPerformAction') }
  // G8. Payload's drawer reports success regardless, so its button is disabled (ExampleWarning).
  if (doc?.relationTo === 'pages' && type !== 'unpublish' && (await hasExamples(req, doc.value)))
    throw new APIError(translate(req, 'scheduledVersions.examples'), 409, null, true)
  return schedulePublishHandler(args)
}

export const serverFunctions = { 'schedule-publish': schedulePublish }
