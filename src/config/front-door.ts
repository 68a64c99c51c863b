/** Where the shop leaves its front door for `scripts/front-door.mjs`, which stands outside the build (ADR 011). */
export const frontDoorKey = Symbol.for('hostfront.front-door')

/** And what makes the answers of Next smaller on their way out. */
export const compressionKey = Symbol.for('hostfront.compression')
