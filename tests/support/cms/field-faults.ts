export const faultsOf = async (work: Promise<unknown>): Promise<Readonly<Record<string, string>>> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const { errors = [] } = (error as { data?: { errors?: { path: string; message: string }[] } } | undefined)?.data ?? {}
  return Object.fromEntries(errors.map(({ path, message }) => [path, message]))
}
