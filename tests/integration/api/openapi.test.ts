import { beforeAll, describe, expect, it } from 'vitest'
import { errorCodes } from '@/lib/http/error-codes'
import { apiScopeNames } from '@/modules/auth/api-keys/api-scopes'
import { calls } from '@/payload/endpoints'
import { createOpenApiDocument } from '@/payload/http/openapi/document'
import { propertyTexts } from '@/payload/http/openapi/property-texts'
import { createContract, escaped, operationsIn, type Operation, type OpenApiDocument } from '../../support/openapi/contract'
import { bootPayload } from '../../support/payload'

let document: OpenApiDocument
beforeAll(async () => {
  const { payload } = await bootPayload()
  document = JSON.parse(JSON.stringify(createOpenApiDocument(calls, { config: payload.config }))) as OpenApiDocument
})

type Json = Readonly<Record<string, unknown>>

type Content = NonNullable<Operation['requestBody']>['content']

/** Every object in the document, with its path. */
const objectsIn = function* (value: unknown, path = ''): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Json]
  for (const [key, each] of Object.entries(value)) if (key !== 'example') yield* objectsIn(each, `${path}/${key}`)
}

describe('K19: the OpenAPI document', () => {
  it('names every call once, in camel case, with a tag, a summary and credentials', () => {
    const operations = operationsIn(document)
    const ids = operations.map(([, , { operationId }]) => operationId)
    expect(ids.filter((id) => !/^[a-z]+(?:[A-Z][a-z]*)*$/.test(id))).toEqual([])
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const [, , { operationId, tags: own, summary, security }] of operations) {
      expect([operationId, own.every((tag) => tags.has(tag)), summary.length > 5, Array.isArray(security)]).toEqual([
        operationId,
        true,
        true,
        true,
      ])
    }
    for (const call of calls.filter(({ isUndocumented }) => !isUndocumented)) expect(ids).toContain(call.operationId)
  })

  it('gives staff calls the scopes that API keys have', () => {
    const scopes = operationsIn(document).flatMap(([, , { security }]) =>
      security.flatMap(({ apiKey }) => (apiKey as string[] | undefined) ?? []),
    )
    expect(scopes.filter((scope) => !(apiScopeNames as readonly string[]).includes(scope))).toEqual([])
    expect(apiScopeNames.filter((scope) => !scopes.includes(scope))).toEqual([])
  })

  it('describes every parameter', () => {
    const all = [
      ...Object.values(document.components.parameters),
      ...operationsIn(document).flatMap(([, , { parameters = [] }]) => parameters),
    ]
    expect(all.filter((each) => !('$ref' in each) && !each['description'])).toEqual([])
  })

  it('has no reference that leads nowhere, no untyped request field and no rule ids', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
    const components = new Map<string, object>(Object.entries(document.components))
    expect(references.filter(([, kind = '', name = '']) => !(name in (components.get(kind) ?? {}))).map(([each]) => each)).toEqual([])
    expect(text.match(/9007199254740991/)).toBeNull()
    const texts = [...objectsIn(document)].flatMap(([path, { description, summary }]) =>
      [description, summary].map((each) => [path, each] as const),
    )
    expect(texts.filter(([, each]) => typeof each === 'string' && /\([A-Z]{1,2}\d{1,2}\b|\b[A-Z]\d{1,2}: |§\d/.test(each))).toEqual([])
  })

  it('lists every error code with its cause and its fix', () => {
    expect(document.components.schemas['ErrorCode']?.['enum']).toEqual(Object.keys(errorCodes))
    for (const [code, { cause, fix }] of Object.entries(errorCodes))
      expect(document.info.description).toContain(
        `| \`${code}\` | ${errorCodes[code as keyof typeof errorCodes].status} | ${cause} | ${fix} |`,
      )
  })

  it('describes no property that is not there', () => {
    const stale = Object.entries(propertyTexts).flatMap(([id, texts]) => {
      if (id === '*') return []
      const schema = JSON.stringify(document.components.schemas[id] ?? {})
      return Object.keys(texts)
        .filter((name) => !schema.includes(`"${name.split('.').at(-1)}"`))
        .map((name) => `${id}.${name}`)
    })
    expect(stale).toEqual([])
  })

  it('K25: has a valid example of every request, answer and webhook', () => {
    const contract = createContract(document)
    const missing: string[] = []
    const faults: string[] = []
    const check = (name: string, pointer: string, content: Content | undefined) => {
      for (const [mediaType, { schema, example }] of Object.entries(content ?? {})) {
        // Signed by a payment provider, or streamed beside JSON.
        if (schema['type'] === 'string' ? name.endsWith('(request)') : mediaType !== 'application/json') continue
        if (example === undefined) missing.push(name)
        else
          faults.push(...contract.faultsAt(`${pointer}/content/${escaped(mediaType)}/schema`, example).map((fault) => `${name}: ${fault}`))
      }
    }
    for (const [place, group] of Object.entries({ paths: document.paths, webhooks: document.webhooks })) {
      for (const [template, method, { operationId, requestBody, responses }] of operationsIn({ paths: group })) {
        const at = `/${place}/${escaped(template)}/${method}`
        check(`${operationId} (request)`, `${at}/requestBody`, requestBody?.content)
        const successes = Object.entries(responses).flatMap(([status, response]) =>
          /^2/.test(status) && 'content' in response && response.content ? [[status, response.content] as const] : [],
        )
        const shown = successes.filter(([, each]) => Object.values(each).some(({ example }) => example !== undefined))
        for (const [status, each] of shown.length > 0 ? shown : successes) check(operationId, `${at}/responses/${status}`, each)
      }
    }
    expect({ missing: [...new Set(missing)], faults }).toEqual({ missing: [], faults: [] })
  })

  it('K25: says how provisioning programs sign', () => {
    const claim = document.paths['/api/provisioning-jobs/claim']?.['post']
    expect(claim?.security).toEqual([{ provisioningSignature: [] }])
    expect(claim?.parameters?.map(({ name }) => name)).toEqual(expect.arrayContaining(['webhook-id', 'webhook-timestamp']))
    expect(document.components.securitySchemes['provisioningSignature']).toMatchObject({ in: 'header', name: 'webhook-signature' })
  })
})
