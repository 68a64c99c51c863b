/** Expected outcome: rejections are returned as `error`; unexpected failures throw. */
export type Result<Value, Refusal> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Refusal }

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const err = <Refusal>(error: Refusal): { readonly ok: false; readonly error: Refusal } => ({ ok: false, error })
