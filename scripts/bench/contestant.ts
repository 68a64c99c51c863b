/** Implementation measured beside the engine. */
export interface Contestant {
  readonly name: string
  /** Prices one cart and returns a figure, which prevents dead-code elimination. */
  readonly run: (round: number) => number
}
