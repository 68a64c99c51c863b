import examples from './examples.json' with { type: 'json' }

interface Example {
  readonly request?: unknown
  readonly status: number
  readonly response: unknown
}

/** A real response recorded by the contract tests, or one written by hand; a test validates each. */
export const exampleOf = (operationId: string): Example | undefined => (examples as Readonly<Record<string, Example>>)[operationId]
