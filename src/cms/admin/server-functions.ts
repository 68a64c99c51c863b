import { schedulePublish } from '@/cms/versions/schedule-publish'

/** What stands in the place of Payload's own server functions. */
export const serverFunctions = { 'schedule-publish': schedulePublish }
