import { Client, type ClientConfig } from 'pg'

/** Result of a probe on its own connection: active backends, a refused connection, or silence. */
type ProbeResult =
  | { readonly kind: 'answer'; readonly active: ReadonlySet<number> }
  | { readonly kind: 'refusal'; readonly code: string | undefined }
  | { readonly kind: 'silence' }

const question = "select pid from pg_stat_activity where pid = any($1::int[]) and state = 'active'"

const ask = async (client: Client, backends: readonly number[]): Promise<ProbeResult> => {
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(question, [backends])
    return { kind: 'answer', active: new Set(rows.map(({ pid }) => pid)) }
  } catch (error) {
    return { kind: 'refusal', code: error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined }
  }
}

/** Uses a new connection, whatever the state of the pool's. */
export const pingServer = async (options: ClientConfig, backends: readonly number[], patience: number): Promise<ProbeResult> => {
  const client = new Client({ ...options, connectionTimeoutMillis: patience * 2, query_timeout: patience * 2 })
  client.on('error', () => {})
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<ProbeResult>((resolve) => {
    // If this process was busy, reads an answer that has already arrived before concluding that the server is silent.
    timer = setTimeout(() => setImmediate(() => resolve({ kind: 'silence' })), patience)
  })
  const answer = ask(client, backends).finally(() => client.end().catch(() => undefined))
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
