// What stands on both sides of Next's build: the shop hands over what the server asks of it, and tells it what has changed.

/** @typedef {import('../src/lib/config/front.ts').ShopInFront} ShopInFront */

const shopKey = Symbol.for('hostfront.shop-in-front')

/** From src/instrumentation.ts; nothing before Next has started, and in development. @returns {ShopInFront | undefined} */
export const shopInFront = () => Reflect.get(globalThis, shopKey)

/** @param {import('../src/lib/config/front.ts').CachedPages} pages */
export const offerKeptPages = (pages) => {
  Object.assign(globalThis, { [Symbol.for('hostfront.kept-pages')]: pages })
}
