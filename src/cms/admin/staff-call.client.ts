'use client'

type Asked<Answer> = { readonly answer: Answer; readonly fault: null } | { readonly answer: null; readonly fault: string }

/** A question of the staff's own, or with a body a call: what came back, or the sentence that says why not. */
export const staffAsk = async <Answer>(path: string, body?: unknown): Promise<Asked<Answer>> => {
  const sent = body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  try {
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...sent })
    const answer = (await response.json()) as Answer & { readonly errors?: readonly { readonly message?: string }[] }
    return response.ok ? { answer, fault: null } : { answer: null, fault: answer.errors?.[0]?.message ?? String(response.status) }
  } catch (fault) {
    return { answer: null, fault: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** A call of the staff's own; the sentence that says why not, or null when it was done. */
export const staffCall = async (path: string, body: unknown): Promise<string | null> => (await staffAsk(path, body)).fault
