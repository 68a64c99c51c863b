import type { Payload } from 'payload'
import { z } from 'zod'
import { err, ok, type Result } from '@/core/result'
import { answer, defineEndpoint, type EndpointDefinition } from '@/lib/http/endpoint'
import type { Context } from '@/lib/context'
import { describeError } from '@/lib/db/database-errors'
import { answerCall } from '../answer-call'
import { tools, type CallApi, type Tool, type ToolError } from './tools'

/** One JSON-RPC message; batches are not accepted. */
const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0'), method: z.string().max(100) }).meta({
  id: 'McpMessage',
  description: 'A Model Context Protocol message in JSON-RPC 2.0.',
})

const answerSchema = z
  .looseObject({})
  .optional()
  .meta({ id: 'McpAnswer', description: 'A JSON-RPC 2.0 response; empty for a notification.' })

const instructions = [
  'This shop sells domains, hosting, email and certificates. Buy in four steps: search_domains and list_plans, quote, create_checkout, order_status.',
  'The human buyer accepts the terms and pays on the page behind payLink. Never do either on the buyer’s behalf, and never invent contact data.',
  'Amounts are decimal numbers in major units of the accompanying currency. Prices are before tax, except for total, dueNow and dueLater.',
].join('\n')

const fixes: Readonly<Record<string, string>> = {
  'quote-changed': 'Show the buyer the new total in `quote`, then call again with that total and a new idempotencyKey.',
  'domain-unavailable': 'Choose another domain with search_domains.',
  'domain-held': 'Choose another domain with search_domains.',
  'domain-ordered': 'The domain is in another order of this buyer. Ask them to pay that order.',
  'domain-here': 'The domain is already registered through this shop. Omit it.',
  'domain-not-registered': 'The domain is not registered yet: use operation "register" instead of "transfer".',
  'too-many-unpaid-domains': 'Ask the buyer to pay earlier orders first, or order fewer domains. Do not order under another email address.',
  'code-in-unpaid-order': 'An unpaid order of this buyer uses the code. Omit it, or ask them to pay that order.',
  'unknown-product': 'Use the type and id of a plan from list_plans.',
  'unknown-extension': 'Use an extension from search_domains.',
  'unknown-currency': 'Use one of the shop’s currencies, such as USD, EUR or GBP.',
  'period-not-offered': 'Use one of the plan’s billing periods from list_plans.',
  'payment-method-unavailable': 'Use the other payment method.',
  'idempotency-mismatch': 'The key belongs to another order. Use a new key.',
  'not-found': 'Check orderNumber and orderToken: both are needed, exactly as create_checkout returned them.',
  'too-many-requests': 'Wait retryAfterSeconds, then call again.',
  unavailable: 'The shop is busy. Call again in a few seconds with the same input.',
}

const fixOf = (code: string): string =>
  fixes[code] ??
  (code.startsWith('validation.')
    ? 'Correct the domain name as described in message.'
    : 'Correct the input as described in message and fields, then call again.')

/** Only the headers that rate limits need; cookies and logins never reach a tool. */
const passedOn = ['x-forwarded-for', 'x-own-machine', 'accept-language'] as const

const headersFor = (asked: Headers, more: Readonly<Record<string, string>> = {}): Headers => {
  const headers = new Headers({ 'content-type': 'application/json', ...more })
  for (const name of passedOn) {
    const value = asked.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

async function* chunksOf(body: unknown): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(JSON.stringify(body))
}

const failed = (response: Response, body: unknown): ToolError => {
  const { error, ...details } = body as { readonly error: { readonly code: string; readonly message: string } }
  const wait = response.headers.get('retry-after')
  return { ...error, ...details, ...(wait === null ? {} : { retryAfterSeconds: Number(wait) }), fix: fixOf(error.code) }
}

/** Runs a tool's call through the API's own checks and limits. */
const callApiFor =
  (payload: Payload, asked: Headers): CallApi =>
  async (definition: EndpointDefinition, { body, query = {}, parameters = {}, headers }) => {
    const searchParams = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
    const sent = {
      headers: headersFor(asked, headers),
      body: body === undefined ? null : chunksOf(body),
      searchParams,
      routeParams: parameters,
    }
    const response = await answerCall(definition, sent, payload)
    const answered: unknown = await response.json()
    return response.ok ? ok(answered as Record<string, unknown>) : err(failed(response, answered))
  }

const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, string>> =>
  Object.fromEntries(issues.slice(0, 20).map(({ path, message }) => [path.map(String).join('.') || 'input', message]))

const runTool = async (tool: Tool | undefined, given: unknown, context: Context, api: CallApi): Promise<Result<object, ToolError>> => {
  if (!tool) return err({ code: 'unknown-tool', message: 'There is no such tool.', fix: 'Use a name from tools/list.' })
  const input = tool.input.safeParse(given ?? {})
  if (!input.success) {
    const fields = fieldsOf(input.error.issues)
    return err({
      code: 'invalid-request',
      message: 'The input does not match the tool’s schema.',
      fields,
      fix: fixOf('invalid-request'),
    })
  }
  try {
    return await tool.run({ input: input.data, api, context })
  } catch (fault) {
    context.logger.error({ fault: describeError(fault), tool: tool.name }, 'MCP tool failed')
    return err({ code: 'internal', message: 'An internal error occurred.', fix: 'Call again later with the same input.' })
  }
}

const textOf = (value: object) => [{ type: 'text' as const, text: JSON.stringify(value) }]

/**
 * `POST /api/mcp`: the Model Context Protocol over streamable HTTP, without sessions (ADR 104). Each tool makes a public API call,
 * rate-limited by the client's address.
 */
export const mcp = defineEndpoint({
  method: 'post',
  path: '/mcp',
  operationId: 'mcp',
  tag: 'Service',
  credentials: 'none',
  summary: 'Model Context Protocol: tools to search, quote and order',
  description: 'Streamable HTTP without sessions. Each tool makes a public API call, subject to the client address’s rate limits.',
  limit: 'read',
  body: messageSchema,
  response: answerSchema,
  success: [200, 202],
  handler: async ({ context: asked, body, headers }) => {
    const context = { ...asked, customer: null }
    const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }, { ListToolsRequestSchema, CallToolRequestSchema }] =
      await Promise.all([
        // Loaded lazily, because only this endpoint needs them.
        import('@modelcontextprotocol/sdk/server/mcp.js'),
        import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
        import('@modelcontextprotocol/sdk/types.js'),
      ])
    const server = new McpServer({ name: 'hostfront', version: '1' }, { instructions, capabilities: { tools: {} } })
    server.server.setRequestHandler(ListToolsRequestSchema, () => ({
      tools: tools.map(({ name, title, description, input, isReadOnly }) => ({
        name,
        title,
        description,
        inputSchema: z.toJSONSchema(input, { io: 'input' }) as { type: 'object' },
        annotations: { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false },
      })),
    }))
    const api = callApiFor(context.payload, headers)
    server.server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
      const result = await runTool(
        tools.find(({ name }) => name === params.name),
        params.arguments,
        context,
        api,
      )
      if (!result.ok) return { content: textOf({ error: result.error }), isError: true }
      return { content: textOf(result.value), structuredContent: { ...result.value } }
    })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    try {
      const version = headers.get('mcp-protocol-version')
      const request = new Request('http://mcp.invalid/', {
        method: 'POST',
        headers: {
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...(version === null ? {} : { 'mcp-protocol-version': version }),
        },
        body: JSON.stringify(body),
      })
      const response = await transport.handleRequest(request, { parsedBody: body })
      const text = await response.text()
      const said = text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>)
      return ok(answer(said, { status: response.status }))
    } finally {
      await server.close()
    }
  },
})
