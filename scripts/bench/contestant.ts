/** Something that works a cart out, measured beside others in the same run. */
export interface Contestant {
  readonly name: string
  /** Works one cart out and answers a figure, so that nothing can be optimised away. */
  readonly run: (round: number) => number
}
