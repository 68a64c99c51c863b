/** ms that whoever watches the shop is let wait for its database. */
const patience = 1_000

export const withinPatience = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
