/** Where the shop leaves its front door for `scripts/front-door.mjs`, which stands outside the build (ADR 011). */
export const frontDoorKey = Symbol.for('hostfront.front-door')

/** And what is done to the answers of Next on their way out: scripts wait for the first paint, all is compressed. */
export const nextAnswersKey = Symbol.for('hostfront.next-answers')

/** Where the door left the word it writes into `X-Own-Machine`. */
const ownMachineKey = Symbol.for('hostfront.own-machine')

/**
 * Whether a program on this very machine asks, as the connection says (ADR 022): what a setting or a header claims opens nothing.
 * Where no door stands in front, nobody does.
 */
export const isFromOwnMachine = (headers: Headers): boolean => {
  const word: unknown = Reflect.get(globalThis, ownMachineKey)
  return typeof word === 'string' && headers.get('x-own-machine') === word
}
