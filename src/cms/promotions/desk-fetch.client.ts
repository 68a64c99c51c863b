'use client'

/** What the desk was answered, or the sentence that says why not; `null` where nobody answered. */
export type Answered<Body> = { readonly body: Body } | { readonly fault: string | null }

interface Fault {
  readonly error?: { readonly message?: string }
  readonly errors?: readonly { readonly message?: string }[]
}

const read = async <Body>(response: Response): Promise<Answered<Body>> => {
  if (response.ok) return { body: (await response.json()) as Body }
  const { error, errors } = (await response.json()) as Fault
  return { fault: error?.message ?? errors?.[0]?.message ?? String(response.status) }
}

const shared = { credentials: 'same-origin', cache: 'no-store' } as const

const send = async <Body>(path: string, init: RequestInit): Promise<Answered<Body>> => {
  try {
    return await read<Body>(await fetch(path, { ...shared, ...init }))
  } catch {
    return { fault: null }
  }
}

/** A question with a body: it writes nothing. */
export const askDesk = <Body>(path: string, body: unknown, signal?: AbortSignal): Promise<Answered<Body>> =>
  send(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  })

export const readDesk = <Body>(path: string): Promise<Answered<Body>> => send(path, {})
