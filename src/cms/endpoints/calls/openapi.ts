import { z } from 'zod'
import { ok } from '@/core/result'
import { answer } from '@/cms/endpoints/http/answer'
import { defineEndpoint } from '@/cms/endpoints/http/define-endpoint'
import type { EndpointDefinition } from '@/cms/endpoints/http/endpoint-definition'
import { createOpenApiDocument } from '@/cms/endpoints/http/openapi'

const documentSchema = z.record(z.string(), z.unknown()).meta({ id: 'OpenApiDocument' })

/** Made once, when it is first asked for. */
export const openApi = (calls: () => readonly EndpointDefinition[]): EndpointDefinition => {
  let document: Readonly<Record<string, unknown>> | undefined
  return defineEndpoint({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document.',
    limit: 'read',
    usesDatabase: false,
    response: documentSchema,
    isPublic: true,
    handler: async () => ok(answer((document ??= createOpenApiDocument(calls())))),
  })
}
