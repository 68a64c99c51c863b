interface Note {
  readonly id: string
}

/** Where the server in front leaves what it knows of the request that is being worked for (server/request-note.mjs). */
const key = Symbol.for('hostfront.request-notes')

const shared = globalThis as { readonly [key]?: { readonly getStore: () => Note | undefined } }

/** What the request of this moment is called in log and answer; none where nobody asked, as in the worker. */
export const requestId = (): string | undefined => shared[key]?.getStore()?.id
