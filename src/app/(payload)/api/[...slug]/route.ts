import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { applyEditedConfig } from '@/payload/development/apply-edited-config'
import { answerOptions } from '@/payload/http/preflight'
import { guarded } from '@/payload/http/handlers'
import { getPayload } from 'payload'

const answered = (handler: ReturnType<typeof REST_GET>) =>
  guarded(async (...call: Parameters<typeof handler>) => {
    await applyEditedConfig(config)
    return handler(...call)
  })

export const GET = answered(REST_GET(config))
/** R23: GET without its body; Payload's router has no HEAD. */
export const HEAD: typeof GET = async (request, ...rest) => {
  const { status, headers, body } = await GET(new Request(request, { method: 'GET' }), ...rest)
  await body?.cancel()
  return new Response(null, { status, headers })
}
export const POST = answered(REST_POST(config))
export const DELETE = answered(REST_DELETE(config))
export const PATCH = answered(REST_PATCH(config))
export const PUT = answered(REST_PUT(config))
const options = REST_OPTIONS(config)
export const OPTIONS: typeof options = async (request, ...rest) =>
  (await answerOptions(request, () => getPayload({ config }))) ?? options(request, ...rest)
