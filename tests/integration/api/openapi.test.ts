import { beforeAll, describe, expect, it } from 'vitest'
import { errorCodes } from '@/lib/http/error-codes'
import { apiScopeNames } from '@/modules/auth/api-keys/scopes'
import { calls } from '@/payload/endpoints'
import { createOpenApiDocument } from '@/payload/http/openapi/document'
import { propertyTexts } from '@/payload/http/openapi/property-texts'
import { createContract, operationsIn, type Operation, type OpenApiDocument } from '../../support/openapi/contract'
import { bootPayload } from '../../support/payload'

let document: OpenApiDocument
beforeAll(async () => {
  const { payload } = await bootPayload()
  document = JSON.parse(JSON.stringify(createOpenApiDocument(calls, { config: payload.config }))) as OpenApiDocument
})

type Json = Readonly<Record<string, unknown>>

const isStaff = ({ security }: Operation): boolean => 'apiKey' in (security[0] ?? {})

/** Every object in the document, with its path. */
const objectsIn = function* (value: unknown, path = ''): Generator<readonly [string, Json]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [path, value as Json]
  for (const [key, each] of Object.entries(value)) if (key !== 'example') yield* objectsIn(each, `${path}/${key}`)
}

describe('K19: the OpenAPI document', () => {
  it('lists every endpoint once, in camel case, with a tag, a summary and credentials', () => {
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

  it('lists the API key scopes of staff endpoints', () => {
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

  it('has no dangling reference, no untyped request field and no rule ids', () => {
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

  it('lists every error code with its cause and fix', () => {
    expect(document.components.schemas['ErrorCode']?.['enum']).toEqual(Object.keys(errorCodes))
    for (const [code, { cause, fix }] of Object.entries(errorCodes))
      expect(document.info.description).toContain(
        `| \`${code}\` | ${errorCodes[code as keyof typeof errorCodes].status} | ${cause} | ${fix} |`,
      )
  })

  it('describes no property that does not exist', () => {
    const stale = Object.entries(propertyTexts).flatMap(([id, texts]) => {
      if (id === '*') return []
      const schema = JSON.stringify(document.components.schemas[id] ?? {})
      return Object.keys(texts)
        .filter((name) => !schema.includes(`"${name.split('.').at(-1)}"`))
        .map((name) => `${id}.${name}`)
    })
    expect(stale).toEqual([])
  })

  it('has a valid example of every endpoint except for staff', () => {
    const contract = createContract(document)
    const missing: string[] = []
    const faults: string[] = []
    for (const [template, method, operation] of operationsIn(document)) {
      const at = `/paths/${encodeURIComponent(template.replaceAll('/', '~1'))}/${method}`
      const answers = Object.entries(operation.responses).filter(
        ([status, each]) => /^2/.test(status) && 'content' in each && each.content?.['application/json'],
      )
      const examples = answers.flatMap(([status, each]): (readonly [string, unknown])[] => {
        const example = 'content' in each ? each.content?.['application/json']?.example : undefined
        return example === undefined ? [] : [[`${at}/responses/${status}/content/application~1json/schema`, example] as const]
      })
      if (examples.length === 0 && answers.length > 0 && !isStaff(operation) && operation.operationId !== 'getOpenApiDocument')
        missing.push(operation.operationId)
      const sent = operation.requestBody?.content['application/json']
      if (sent && sent.example === undefined && !isStaff(operation) && sent.schema['type'] !== 'string')
        missing.push(`${operation.operationId} (request)`)
      if (sent?.example !== undefined) examples.push([`${at}/requestBody/content/application~1json/schema`, sent.example])
      for (const [pointer, example] of examples)
        faults.push(...contract.faultsAt(pointer, example).map((fault) => `${operation.operationId}: ${fault}`))
    }
    expect({ missing, faults }).toEqual({ missing: [], faults: [] })
  })
})
