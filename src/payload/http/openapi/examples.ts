import examples from './examples.json' with { type: 'json' }

interface Example {
  readonly request?: unknown
  readonly status: number
  /** Absent for responses of webhook receivers, which have no body. */
  readonly response?: unknown
}

/** A request and its response, recorded by the contract tests or written by hand; a test validates each. */
export const exampleOf = (operationId: string): Example | undefined => (examples as Readonly<Record<string, Example>>)[operationId]
