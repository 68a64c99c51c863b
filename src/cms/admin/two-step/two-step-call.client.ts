'use client'

export type CallOutcome<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string }

/** A call about two-step login: what it answers, or the sentence that says why not. */
export const twoStepCall = async <Value>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<CallOutcome<Value>> => {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (response.ok) return { ok: true, value: (await response.json()) as Value }
    const answer = (await response.json()) as { errors?: readonly { message?: string }[] }
    return { ok: false, message: answer.errors?.[0]?.message ?? String(response.status) }
  } catch (fault) {
    return { ok: false, message: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Whether it is on, and since when, in milliseconds. */
export interface TwoStepStatus {
  readonly isOn: boolean
  readonly since: number | null
  readonly codesLeft: number
}
