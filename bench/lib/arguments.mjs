import { Fault } from '../../scripts/lib/output.mjs'

/**
 * Numeric command-line option: `--carts 1000`.
 * @param {string} name
 * @param {number} otherwise default
 */
export const numberAsked = (name, otherwise) => {
  const place = process.argv.indexOf(`--${name}`)
  if (place === -1) return otherwise
  const figure = Number(process.argv[place + 1])
  if (!Number.isSafeInteger(figure) || figure < 0)
    throw new Fault(`--${name} must be a whole number`, `Pass one, for example --${name} ${otherwise}.`)
  return figure
}
