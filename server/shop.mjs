// Exchange between the server and Next's build: the shop registers its handlers, the server its page cache.

/** @typedef {import('../src/lib/config/front.ts').ShopInFront} ShopInFront */

const shopKey = Symbol.for('hostfront.shop-in-front')

/** Set by src/instrumentation.ts; undefined before Next has started and in development. @returns {ShopInFront | undefined} */
export const shopInFront = () => Reflect.get(globalThis, shopKey)

/** @param {import('../src/lib/config/front.ts').CachedPages} pages */
export const offerPageCache = (pages) => {
  Object.assign(globalThis, { [Symbol.for('hostfront.kept-pages')]: pages })
}
