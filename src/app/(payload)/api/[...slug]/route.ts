import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { applyEditedConfig } from '@/cms/development/apply-edited-config'
import { guarded } from '@/cms/endpoints/guard-request'

const answered = (handler: ReturnType<typeof REST_GET>) =>
  guarded(async (...call: Parameters<typeof handler>) => {
    await applyEditedConfig(config)
    return handler(...call)
  })

export const GET = answered(REST_GET(config))
export const POST = answered(REST_POST(config))
export const DELETE = answered(REST_DELETE(config))
export const PATCH = answered(REST_PATCH(config))
export const PUT = answered(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
