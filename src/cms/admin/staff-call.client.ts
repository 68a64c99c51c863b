'use client'

/** A call of the staff's own; the sentence that says why not, or null when it was done. */
export const staffCall = async (path: string, body: unknown): Promise<string | null> => {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const answer = (await response.json()) as { errors?: readonly { message?: string }[] }
    return answer.errors?.[0]?.message ?? String(response.status)
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault)
  }
}
