export const visitors = ['stranger', 'customer', 'editor'] as const
export type Who = (typeof visitors)[number]

/** Request without its cookies. */
export interface Drawn {
  readonly who: Who
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
