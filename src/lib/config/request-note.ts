interface RequestNote {
  readonly id: string
}

/** The custom server stores request data here (server/request-note.mjs). */
const key = Symbol.for('hostfront.request-notes')

const shared = globalThis as { readonly [key]?: { readonly getStore: () => RequestNote | undefined } }

/** Request id in logs and responses; undefined outside a request, as in the worker. */
export const requestId = (): string | undefined => shared[key]?.getStore()?.id
