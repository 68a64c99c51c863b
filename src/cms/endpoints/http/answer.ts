/** Values that come one after the other, instead of the body. */
export interface AnswerLines {
  readonly values: AsyncIterable<unknown>
  /** Called when nobody listens any more. */
  readonly stop: () => void
}

/** What a handler says when all went well; the wrapper writes it out. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
  /** Whole `Set-Cookie` lines. */
  readonly cookies?: readonly string[]
  readonly lines?: AnswerLines
}

export const answer = <Body>(body: Body, more: Partial<Omit<Answer<Body>, 'body'>> = {}): Answer<Body> => ({ status: 200, body, ...more })
