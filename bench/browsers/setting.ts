/** Setting that tests/runner/index.mjs passes to the tests. */
export const setting = (name: string): string => {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set. Run npm test -- --only browsers, which sets it.`)
  return value
}
