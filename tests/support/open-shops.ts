type Close = () => unknown

const closers: Close[] = []

export const onFileEnd = (close: Close): void => void closers.push(close)

/** Also closes shops opened in `beforeAll`: Vitest ignores `afterAll` registered there. */
export const closeShops = async (): Promise<void> => {
  for (const close of closers.splice(0).reverse()) await close()
}
