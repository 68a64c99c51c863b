/** Known to the whole process: pages, calls and the server in front of them are bundled apart. */
const key = Symbol.for('hostfront.held')

/** Whether this shop is a copy: it writes to nobody, takes no money by card and is kept out of search engines. Decided at the start. */
export const isHeld = (): boolean => Reflect.get(globalThis, key) === true

export const setHeld = (held: boolean): void => {
  Object.assign(globalThis, { [key]: held })
}
