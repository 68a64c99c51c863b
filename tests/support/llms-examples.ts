/** A worked call of llms.txt. */
interface LlmsCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string | undefined
}

export const examplesIn = (document: string): readonly string[] =>
  [...document.matchAll(/```http\n([\s\S]*?)\n```/g)].map(([, text]) => text ?? '')

export const parseExample = (example: string): LlmsCall => {
  const [head = '', ...rest] = example.split('\n\n')
  const [line = '', ...fields] = head.split('\n')
  const [method = '', url = ''] = line.split(' ')
  const headers = Object.fromEntries(fields.map((field) => field.split(': ') as [string, string]))
  return { method, url, headers, text: rest.length === 0 ? undefined : rest.join('\n\n') }
}

const at = (answer: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), answer)

/** As the document says: values in angle brackets come from the answers before, the newest first. */
export const fillExample = (example: string, answers: readonly unknown[]): string =>
  example.replaceAll(/<([^<>]+)>/g, (_match, name: string) => {
    if (name === 'random UUID') return crypto.randomUUID()
    const value = answers.map((answer) => at(answer, name)).findLast((each) => each !== undefined)
    if (value === undefined) throw new Error(`Nothing answered ${name}`)
    return String(value)
  })
