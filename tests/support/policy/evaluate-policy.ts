/** Checks a Content-Security-Policy; returns one message per problem. */

type Directives = ReadonlyMap<string, readonly string[]>

const parse = (policy: string): { readonly directives: Directives; readonly twice: readonly string[] } => {
  const directives = new Map<string, readonly string[]>()
  const twice: string[] = []
  for (const part of policy.split(';')) {
    const [name, ...values] = part.trim().split(/\s+/)
    if (name === undefined || name === '') continue
    if (directives.has(name)) twice.push(`${name} stands there twice: browsers read the first alone`)
    else directives.set(name, values)
  }
  return { directives, twice }
}

const signature = /^'(?:nonce-(?<nonce>[A-Za-z0-9+/_=-]+)|sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2})'$/
/** Base64 of 128 bits. */
const leastNonce = 22

/** Allow injected code. */
const unsafe = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "'wasm-unsafe-eval'"]
/** Anyone may host a script there. */
const anywhere = /^(?:\*|https?:|wss?:|[a-z]+:\/\/\*|.*\*.*)$/
const carriers = ['data:', 'blob:', 'filesystem:']

const judgeScripts = (scripts: readonly string[]): readonly string[] => [
  ...scripts.filter((each) => unsafe.includes(each)).map((each) => `scripts may be ${each}`),
  ...scripts.filter((each) => carriers.includes(each)).map((each) => `scripts may come as ${each}`),
  ...scripts.flatMap((each) => {
    const nonce = signature.exec(each)?.groups?.['nonce']
    return nonce !== undefined && nonce.length < leastNonce ? [`the nonce ${nonce} can be guessed`] : []
  }),
  ...(scripts.includes("'strict-dynamic'") && !scripts.some((each) => signature.test(each))
    ? ["'strict-dynamic' without a signature runs nothing"]
    : []),
]

export const faultsOfPolicy = (policy: string | null | undefined): readonly string[] => {
  if (policy === null || policy === undefined || policy.trim() === '') return ['there is no policy']
  const { directives, twice } = parse(policy)
  const first = directives.get('default-src')
  const scripts = directives.get('script-src') ?? first
  const missing = ['base-uri', 'form-action', 'frame-ancestors'].filter((name) => !directives.has(name))
  const objects = directives.get('object-src') ?? first
  return [
    ...twice,
    ...(first === undefined ? ['default-src is missing'] : []),
    ...missing.map((name) => `${name} is missing, and default-src does not stand in for it`),
    ...(objects?.join(' ') === "'none'" ? [] : ["object-src is not 'none'"]),
    ...(scripts === undefined ? ['scripts may come from anywhere'] : judgeScripts(scripts)),
    ...[...directives].flatMap(([name, values]) => values.filter((each) => anywhere.test(each)).map((each) => `${name} allows ${each}`)),
  ]
}

export const nonceOf = (policy: string): string | null => /'nonce-([^']+)'/.exec(policy)?.[1] ?? null
