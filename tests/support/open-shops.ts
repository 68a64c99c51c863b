type Close = () => unknown

const closers: Close[] = []

export const onFileEnd = (close: Close): void => void closers.push(close)

/** Closes what the test file opened, also where it was opened in `beforeAll`: Vitest runs no `afterAll` that is registered there. */
export const closeShops = async (): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close()
}
