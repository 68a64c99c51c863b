export const visitors = ['stranger', 'customer', 'editor'] as const
export type Who = (typeof visitors)[number]

/** A request before it is sent: by whom, and everything but the cookies. */
export interface Drawn {
  readonly who: Who
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
