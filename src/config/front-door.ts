/** Where the shop leaves its front door for `scripts/front-door.mjs`, which stands outside the build (ADR 011). */
export const frontDoorKey = Symbol.for('hostfront.front-door')

/** And what is done to the answers of Next on their way out: scripts wait for the first paint, all is compressed. */
export const nextAnswersKey = Symbol.for('hostfront.next-answers')
